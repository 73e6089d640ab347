import type { UnzipFileFilter } from 'fflate';
import { OwnerError } from './owner-error.ts';

/**
 * Limits what is unpacked of zip archives; a file that is longer than its stated size is cut off.
 * @param maxBytes of all files together
 * @throws OwnerError with the message `tooLarge`, when the filter is called
 */
export function unzipFilter(
  maxBytes: number,
  tooLarge: string,
  isRead: (name: string) => boolean,
): UnzipFileFilter {
  let total = 0;
  return ({ name, size, originalSize }) => {
    if (!isRead(name)) return false;
    total += Math.max(size, originalSize);
    if (total > maxBytes) throw new OwnerError(tooLarge);
    return true;
  };
}
