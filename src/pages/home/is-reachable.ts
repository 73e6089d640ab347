/**
 * Checks whether another site is reachable: an iframe reports neither status nor failure.
 *
 * @param within timeout in milliseconds
 */
export async function isReachable(url: string, within: number): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(within) });
    return true;
  } catch {
    return false;
  }
}
