/** Runs work in turn, one at a time; work whose signal is aborted before its turn is dropped. */
export type RunInTurn = <Result>(
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

export function createTurns(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work, signal) => {
    const result = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = result.catch(() => undefined);
    return result;
  };
}
