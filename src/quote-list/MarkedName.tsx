import { Fragment } from 'react';
import { pasteList as texts } from '../content/paste-list.ts';
import { nonBreaking, productName } from '../lib/wording.ts';
import type { FoundProduct } from '../search/use-search.ts';
import { differingParts } from './list-entries.ts';

interface MarkedNameProps {
  /** Null: what the choices have in common, with their differences. */
  product: FoundProduct | null;
  choices: readonly FoundProduct[];
}

/** A name with the parts in bold that distinguish it from the other choices. */
export function MarkedName({ product, choices }: MarkedNameProps) {
  const names = choices.map((choice) => nonBreaking(productName(choice)));
  const name = product && nonBreaking(productName(product));
  const parts = name === null ? alternatives(names) : differingParts(name, names);
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
function alternatives(names: readonly string[]): [part: string, differs: boolean][] | null {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  if (others.some(({ length }) => length !== first.length)) return null;
  const parts = first.map((part, index): [string, boolean] => {
    const values = new Set([part, ...others.map((other) => other[index] ?? '')]);
    return [[...values].join(' / '), values.size > 1];
  });
  return parts.filter(([, differs]) => differs).length > 2 ? null : parts;
}
