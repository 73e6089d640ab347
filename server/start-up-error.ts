/** Why the program cannot start and what to do, in one line; logged without a stack. Contains no password. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
