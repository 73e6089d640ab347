import type { Phone } from './company.ts';
import type { ContentLink } from './links.ts';

/** Text with links in it: plain, or pieces of which some are links. */
export type RichText = string | readonly (string | ContentLink)[];

/** What a section of a legal text is made of. */
export type LegalBlock =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered?: true; items: readonly RichText[] }
  | { kind: 'definitions'; rows: readonly { term: string; description: RichText }[] };

/** A numbered section. The number is its place in the document; the id names it in the contents. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal text, rendered by one component. */
export interface LegalDocument {
  title: string;
  intro: RichText;
  sections: readonly LegalSection[];
  /** The line that ends the document. */
  revision: string;
}

/** The title of the table of contents. */
export const legalContents = 'Contenido';

/** An e-mail address as a link that opens an empty message to it. */
export function emailLink(address: string): ContentLink {
  return { label: address, href: `mailto:${address}` };
}

/** A telephone as a link that dials it. */
export function telephoneLink(phone: Phone): ContentLink {
  return { label: phone.display, href: `tel:${phone.e164}` };
}
