import { formatSoles, priceTag } from '../../src/lib/money.ts';
import { dayOf } from '../catalogue/discount-dates.ts';
import { foldForIdentity, foldText } from '../catalogue/fold-text.ts';
import { dateFields } from '../catalogue/product-columns.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { CellFinding, Checked } from './checked.ts';
import { headingOfField } from './columns.ts';
import { countedConfirmations, firstPricesText, largeShares } from './confirmations.ts';
import { damageIn } from './damage.ts';
import { findOtherPrices, findTakenNames } from './equal-names.ts';
import { groupProblems } from './group-problems.ts';
import type { CellChange } from './merge-rows.ts';
import { priceRanges } from './price-ranges.ts';
import { misspeltCategories } from './similar-categories.ts';
import { nameWithoutUnit, unitInName } from './units.ts';

/** Finds what the owner should look at; `confirmation` is the text of the tick that it needs, if any. */
interface Check {
  find: (checked: Checked) => readonly CellFinding[];
  confirmation?: (findings: readonly CellFinding[]) => string;
}

/** Larger relative changes of a price have to be confirmed. */
const LARGE_MOVE = 0.4;
/** A first price is compared with those of its category. */
const FIRST_PRICE = { least: 0.2, most: 5 };

function findingOf({ row, id, name, field }: CellChange, message: string): CellFinding {
  return { row, column: headingOfField(field), product: name ?? String(id), message };
}

/** One finding for each change for which there is a message. */
const ofChanges =
  (messageOf: (change: CellChange, checked: Checked) => string | null) =>
  (checked: Checked): CellFinding[] =>
    checked.changes.flatMap((change) => {
      const message = messageOf(change, checked);
      return message === null ? [] : findingOf(change, message);
    });

const planChecks: readonly Check[] = [
  {
    find: ofChanges(({ field, after }) =>
      field === 'stock' && Number(after) < 0 ? `el stock queda en ${after}` : null,
    ),
  },
  {
    find: ofChanges(moveOf),
    confirmation: ({ length }) => `precios que cambian más de 40 % o quedan vacíos: ${length}`,
  },
  { find: findFirstPrices },
  {
    find: findBelowCost,
    confirmation: ({ length }) => `precios por debajo del precio de compra: ${length}`,
  },
  {
    find: ofChanges(({ field, before, after }) =>
      field === 'name' && sharesNoWord(String(before ?? ''), String(after ?? ''))
        ? `es otro producto: se llamaba «${before}»`
        : null,
    ),
    confirmation: ({ length }) =>
      `nombres que no comparten ninguna palabra con el anterior, quizá por códigos de otra lista: ${length}`,
  },
  {
    find: ofChanges(unitChangeOf),
    confirmation: ({ length }) => `productos cuya unidad de venta cambia: ${length}`,
  },
  {
    find: findOtherUnits,
    confirmation: ({ length }) =>
      `productos nuevos que la tienda ya vende en otra unidad: ${length}`,
  },
  { find: findTakenNames },
  { find: findOtherPrices },
  {
    find: (checked) =>
      misspeltCategories(checked).map(({ row, product, name, other }) => ({
        row,
        product,
        column: headingOfField('category'),
        message: `«${name}» se parece a «${other}»: si es la misma, corríjala en el archivo`,
      })),
  },
  { find: findIncomplete },
  { find: findIdleDates },
  { find: ofChanges(({ before, after }) => damageIn(before, after)) },
];

/** Finds what the owner should look at in a plan, and what has to be confirmed. */
export function checkPlan(checked: Checked): { findings: CellFinding[]; confirmations: string[] } {
  const found = planChecks.map(({ find, confirmation }) => {
    const findings = find(checked);
    return {
      findings,
      confirmations: confirmation && findings.length > 0 ? [confirmation(findings)] : [],
    };
  });
  return {
    findings: found.flatMap(({ findings }) => findings),
    confirmations: [
      ...largeShares(checked),
      ...firstPricesText(checked),
      ...found.flatMap(({ confirmations }) => confirmations),
      ...countedConfirmations(checked),
    ],
  };
}

function moveOf({ field, before, after }: CellChange): string | null {
  if (field === 'discount') {
    const move = moveText(100 - Number(before), 100 - Number(after));
    return move && `el precio final ${move}: de ${before ?? 0} a ${after ?? 0} % de descuento`;
  }
  if (field !== 'price' || !before) return null;
  if (!after) return `queda sin precio (tenía ${before})`;
  const move = moveText(Number(before), Number(after));
  return move && `${move}: de ${before} a ${after}`;
}

/** `sube 50 %`; null for a small change. */
function moveText(from: number, to: number): string | null {
  const move = to / from - 1;
  if (!(Math.abs(move) > LARGE_MOVE)) return null;
  return `${move > 0 ? 'sube' : 'baja'} ${Math.round(Math.abs(move) * 100)} %`;
}

function unitChangeOf({ field, before, after }: CellChange): string | null {
  if (field !== 'name' || !before || !after) return null;
  const [was, is] = [before, after].map((name) => unitInName(String(name)));
  return was === is ? null : `se vendía por ${was} y pasa a venderse por ${is}`;
}

/** New products with the name of another one, in another unit. */
function findOtherUnits({ products, additions }: Checked): CellFinding[] {
  const baseOf = ({ name }: StoredProduct) => foldForIdentity(nameWithoutUnit(name ?? ''));
  const stored = new Map(products.map((product) => [baseOf(product), product]));
  return additions.flatMap(({ row, product }) => {
    const other = stored.get(baseOf(product));
    const [is, was] = [product, other].map((named) => unitInName(named?.name ?? ''));
    if (!other || is === was) return [];
    const message = `la tienda lo vende por ${was} con el código ${other.id}: si es ese, agregue la columna Código`;
    return { row, column: headingOfField('name'), product: product.name, message };
  });
}

/** First prices, also of new products, that are far from those of the category. */
function findFirstPrices({ products, planned, changes, additions }: Checked): CellFinding[] {
  const ranges = priceRanges(products);
  const message = (price: number | null, category: string | null) => {
    const range = ranges.get(category ?? '');
    if (!price || !range) return null;
    const [least, most] = range;
    const isUsual = price >= least * FIRST_PRICE.least && price <= most * FIRST_PRICE.most;
    return isUsual
      ? null
      : `primer precio ${formatSoles(price)}: los de «${category}» van de ${formatSoles(least)} a ${formatSoles(most)}`;
  };
  const first = changes.flatMap((change) => {
    const { field, before, after, id } = change;
    if (field !== 'price' || before) return [];
    const text = message(Number(after), planned.get(id)?.category ?? null);
    return text === null ? [] : findingOf(change, text);
  });
  const added = additions.flatMap(({ row, product }) => {
    const text = message(product.price, product.category);
    return text === null
      ? []
      : { row, column: headingOfField('price'), product: product.name, message: text };
  });
  return [...first, ...added];
}

/** One finding per product whose price, discount or cost changes. */
function findBelowCost({ planned, changes, additions }: Checked): CellFinding[] {
  const isPrice = ({ field }: CellChange) => ['price', 'discount', 'priceBuy'].includes(field);
  const rows = new Map([
    ...changes.filter(isPrice).map(({ id, row }): [number, number] => [id, row]),
    ...additions.map(({ product, row }): [number, number] => [product.id, row]),
  ]);
  return [...rows].flatMap(([id, row]) => {
    const product = planned.get(id);
    const final = priceTag(product?.price, product?.discount)?.final;
    const cost = product?.priceBuy;
    if (!product || final === undefined || !cost || final >= cost) return [];
    const message = `queda en ${formatSoles(final)} y se compra a ${formatSoles(cost)}`;
    return { row, column: headingOfField('price'), product: product.name, message };
  });
}

/** New products that the shop shows without a price, or in no category. */
function findIncomplete({ additions }: Checked): CellFinding[] {
  const findings = additions.flatMap(({ row, product }) => {
    const lacks = (field: 'price' | 'category', message: string) =>
      product[field] ? [] : { row, column: headingOfField(field), product: product.name, message };
    return [
      lacks('price', 'no tiene precio: la tienda muestra «Consultar precio»'),
      lacks('category', 'no tiene categoría: solo se encuentra con el buscador'),
    ].flat();
  });
  return groupProblems(findings);
}

/** Dates that change without effect: without a discount, or of one that has ended. */
function findIdleDates({ planned, changes }: Checked): CellFinding[] {
  return changes.flatMap((change) => {
    const product = planned.get(change.id);
    if (!product || !change.after || !dateFields.includes(change.field)) return [];
    if (!product.discount) return findingOf(change, 'tiene fecha, pero ningún descuento');
    const hasEnded = change.field === 'discountUntil' && String(change.after) < dayOf(new Date());
    return hasEnded ? findingOf(change, 'el descuento ya terminó: la tienda no lo muestra') : [];
  });
}

/** Whether two names have no word in common; numbers and units are no words. */
function sharesNoWord(before: string, after: string): boolean {
  const wordsOf = (name: string): string[] => foldText(name).match(/[a-z]{3,}/g) ?? [];
  const words = wordsOf(before);
  const others = wordsOf(after);
  return words.length > 0 && others.length > 0 && !others.some((word) => words.includes(word));
}
