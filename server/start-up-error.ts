/**
 * Why the program cannot start, in one line of English that tells its operator
 * what to do. Shown without a stack; never carries a password.
 */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
