import { parse, print, visit } from 'graphql';
import { replaceOnce } from './tree.ts';

/** A candidate, and what the desk must say of it. */
export interface Fixture {
  name: string;
  /** Makes it from the contract's text. */
  candidate(contract: string): string;
  /** Set where the candidate describes nothing, or in its own words; those are not compared then. */
  ownWords?: true;
  /** Every change: `level coordinate`, and `→ name` where a renaming is guessed. */
  changes: string[];
  /** What the first change reaches; none where it reaches nothing. */
  reaches?: { operations: string[]; hooks: string[]; areas: string[] };
  /** Every place to mend: a file, and what its line says. */
  mend: [file: string, line: string][];
}

/** The same for a candidate that cannot be used. */
export interface UnusableFixture {
  name: string;
  candidate(contract: string): string;
  says: RegExp;
}

/** Replaces parts of the contract, each of which must be there once. */
export function patched(...changes: [from: string, to: string][]) {
  return (contract: string) =>
    changes.reduce((text, [from, to]) => replaceOnce(text, from, to), contract);
}

/** Takes a field out of a type. */
export function without(type: string, field: string) {
  return (contract: string) => {
    let removed = 0;
    const text = print(
      visit(parse(contract), {
        ObjectTypeDefinition: ({ name }) => (name.value === type ? undefined : false),
        FieldDefinition: ({ name }) => {
          if (name.value !== field) return undefined;
          removed += 1;
          return null;
        },
      }),
    );
    if (removed !== 1) throw new Error(`The contract has no ${type}.${field}.`);
    return text;
  };
}

export const documents = 'src/graphql/documents';
export const queries = 'src/graphql/queries.ts';
const cards = ['/', '/list', '/productos', '/productos/*', '/buscar/*', '/products/:id'];
/** Who asks for one product: its page, and the cards of every other. */
export const oneProduct = {
  operations: ['Producto'],
  hooks: ['useProduct', 'useFetchProduct', 'usePrefetch'],
  areas: ['every page', ...cards],
};
export const allProducts = {
  operations: ['DescripcionesConocidas', 'ProductosResumen'],
  hooks: ['useKnownDescriptions', 'useProductSummariesQuery', 'useProductSummaries'],
  areas: ['every page', '/', '/list', '/productos', '/buscar/*', '/products/:id'],
};
export const search = {
  operations: ['BuscarProductosPorNombre'],
  hooks: ['useSearchProducts'],
  areas: ['/buscar/*'],
};
export const productPart = {
  operations: ['Producto'],
  hooks: ['useProduct', 'useFetchProduct', 'usePrefetch'],
  areas: ['/products/:id', 'the cart'],
};
