import { copyToClipboard } from '../../hooks/copy-to-clipboard.ts';

/**
 * Passes a link on: by the system's own sheet where there is one, else by copying it.
 *
 * @returns `by-hand` when the browser allows neither, so that the link must be shown
 */
export async function share(data: { title: string; url: string }): Promise<'done' | 'by-hand'> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return 'done';
    } catch (error) {
      // Closing the sheet is a choice; anything else means that it does not work here.
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  if (!(await copyToClipboard(data.url))) return 'by-hand';
  window.alert('Enlace copiado al portapapeles');
  return 'done';
}
