import type { Phone } from './company.ts';
import type { ContentLink } from './links.ts';

/** Plain text, or pieces with links. */
export type RichText = string | readonly (string | ContentLink)[];

export type LegalBlock =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered?: true; items: readonly RichText[] }
  | { kind: 'definitions'; rows: readonly { term: string; description: RichText }[] };

/** Numbered by its position. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  intro: RichText;
  sections: readonly LegalSection[];
  revision: string;
}

export const legalContents = 'Contenido';

export function emailLink(address: string): ContentLink {
  return { label: address, href: `mailto:${address}` };
}

export function telephoneLink(phone: Phone): ContentLink {
  return { label: phone.display, href: `tel:${phone.e164}` };
}
