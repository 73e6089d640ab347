import { copyToClipboard } from '../../hooks/copy-to-clipboard.ts';

/**
 * Shares a link with the Web Share API, else copies it.
 *
 * @returns `by-hand` when both fail, so that the link must be shown
 */
export async function share(data: { title: string; url: string }): Promise<'done' | 'by-hand'> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return 'done';
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  if (!(await copyToClipboard(data.url))) return 'by-hand';
  window.alert('Enlace copiado al portapapeles');
  return 'done';
}
