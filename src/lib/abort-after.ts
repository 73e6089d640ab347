/**
 * A signal that aborts after some milliseconds: `AbortSignal.timeout`, which Chrome before 103 and
 * Safari before 16 do not have.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const timeout = new DOMException(`No response in ${milliseconds} ms`, 'TimeoutError');
  setTimeout(() => controller.abort(timeout), milliseconds);
  return controller.signal;
}
