import type { RichText } from '../../content/legal.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';

/** A text of the legal content with its links. */
export function RichTextView({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <SiteLink key={index} to={piece}>
        {piece.label}
      </SiteLink>
    ),
  );
}
