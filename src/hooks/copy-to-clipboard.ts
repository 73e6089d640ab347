/**
 * Copies a text to the clipboard. Falls back to `document.execCommand('copy')`, since
 * `navigator.clipboard` requires HTTPS.
 *
 * @returns whether it was copied
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Content outside an open dialog is inert and cannot be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
