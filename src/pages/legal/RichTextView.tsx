import type { RichText } from '../../content/legal.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';

export function RichTextView({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <SiteLink key={index} to={piece}>
        {piece.label}
      </SiteLink>
    ),
  );
}
