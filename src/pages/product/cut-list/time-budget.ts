/** Calls between two looks at the clock. */
const stride = 64;

/** @returns what part of `ms` milliseconds has gone by since this call, each time it is asked; 1 at the end */
export function timeBudget(ms: number): () => number {
  const start = performance.now();
  let calls = 0;
  let part = 0;
  return () => {
    calls += 1;
    if (calls % stride === 0) part = Math.min(1, (performance.now() - start) / ms);
    return part;
  };
}
