import { Fragment } from 'react';
import type { Product } from '../../graphql/queries.ts';
import { formatSoles, priceTag } from '../../lib/money.ts';
import { formatKilograms, formatKilogramsPerMetre } from '../../lib/weight/format-weight.ts';
import { unitPrices } from './unit-prices.ts';

/** The price per metre and kilogram and the weight, as far as they are known. */
export function PriceByMeasure({ product }: { product: Product }) {
  const tag = priceTag(product.price, product.discount);
  const { perMetre, perKilogram, kilograms, kilogramsPerMetre } = unitPrices(
    tag?.final ?? null,
    product,
  );
  const prices = [
    ...(perMetre === null ? [] : [`${formatSoles(perMetre)}/m`]),
    ...(perKilogram === null ? [] : [`${formatSoles(perKilogram)}/kg`]),
  ];
  const weights = [
    ...(kilograms === null ? [] : [formatKilograms(kilograms)]),
    ...(kilogramsPerMetre === null ? [] : [formatKilogramsPerMetre(kilogramsPerMetre)]),
  ];
  const lines = [
    ...(tag ? ['Precio por unidad'] : []),
    ...(prices.length > 0 ? [`Referencial: ${prices.join(' · ')}`] : []),
    ...(weights.length > 0 ? [`Peso referencial: ${weights.join(' · ')}`] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <p className="note numeric">
      {lines.map((line, index) => (
        <Fragment key={line}>
          {/* A fixed line break, so that the fallback font wraps alike. */}
          {index > 0 && <br />}
          <SpokenText words={inWords(line)}>{line}</SpokenText>
        </Fragment>
      ))}
    </p>
  );
}

/** A text with a spelled-out version for screen readers. */
function SpokenText({ words, children }: { words: string; children: string }) {
  if (words === children) return children;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** `22.33 por metro, 4.70 por kilogramo` */
function inWords(line: string): string {
  return line
    .replaceAll('/m', ' por metro')
    .replaceAll('/kg', ' por kilogramo')
    .replaceAll(' · ', ', ');
}
