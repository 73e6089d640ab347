import { Fragment } from 'react';
import { pasteList as texts } from '../content/paste-list.ts';
import { nonBreaking } from '../lib/wording.ts';
import type { FoundProduct } from '../trade/index.ts';
import { choiceName } from './choice-name.ts';

interface MarkedNameProps {
  /** Null: what the choices have in common, with their differences. */
  product: FoundProduct | null;
  choices: readonly FoundProduct[];
}

type Part = [text: string, differs: boolean];

/** A name with the parts in bold that distinguish it from the other choices. */
export function MarkedName({ product, choices }: MarkedNameProps) {
  const wordsOf = (choice: FoundProduct) => nonBreaking(choiceName(choice, choices)).split(' ');
  const names = choices.map(wordsOf);
  const parts = product
    ? wordsOf(product).map((word): Part => [word, names.some((name) => !name.includes(word))])
    : alternativeParts(names);
  if (!parts) return texts.choose(choices.length);
  return parts.map(([part, differs], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    <Fragment key={index}>
      {index > 0 && ' '}
      {differs ? <strong>{part}</strong> : part}
    </Fragment>
  ));
}

/** `ÁNGULO 2" x [1/8" / 3/16"] x 6 m`; null for names that differ in more than two parts. */
function alternativeParts(names: readonly (readonly string[])[]): Part[] | null {
  const [first = []] = names;
  if (names.some(({ length }) => length !== first.length)) return null;
  const parts = first.map((_, index): Part => {
    const values = new Set(names.map((name) => name[index]));
    return [[...values].join(' / '), values.size > 1];
  });
  return parts.filter(([, differs]) => differs).length > 2 ? null : parts;
}
