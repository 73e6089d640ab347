/**
 * Copies a text to the clipboard.
 * @returns whether it was copied; false without HTTPS
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
