/**
 * Whether another site can be reached. A frame cannot be asked that: it tells its page neither a
 * status nor a failure, and shows the browser's own error page in the middle of ours.
 *
 * @param within milliseconds after which it counts as no
 */
export async function isReachable(url: string, within: number): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(within) });
    return true;
  } catch {
    return false;
  }
}
