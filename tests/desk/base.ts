import { copyTree, type Tree } from './tree.ts';

/**
 * The project as the candidates find it: with an enum, which the contract itself has none of, from
 * the contract to a component that names each of its values.
 */
export function baseTree(): Tree {
  const tree = copyTree();
  tree.replace(
    'schema.graphql',
    'type Query {',
    `type Query {
  """The currency that prices are in."""
  moneda: Moneda!
`,
  );
  tree.write(
    'schema.graphql',
    `${tree.read('schema.graphql')}
"""A currency."""
enum Moneda {
  """Soles."""
  PEN
}
`,
  );
  tree.write('src/graphql/documents/moneda.graphql', 'query Moneda {\n  moneda\n}\n');
  tree.write(
    'src/graphql/currency.ts',
    `import { useQuery } from 'urql';
import { MonedaDocument, type MonedaQuery } from './generated/documents.ts';

export type Currency = MonedaQuery['moneda'];

export function useCurrency(): Currency | undefined {
  const [result] = useQuery({ query: MonedaDocument });
  return result.data?.moneda;
}
`,
  );
  tree.write(
    'src/pages/product/CurrencyNote.tsx',
    `import { type Currency, useCurrency } from '../../graphql/currency.ts';

const names: Record<Currency, string> = { PEN: 'soles' };

export function CurrencyNote() {
  const currency = useCurrency();
  return <p>{currency && names[currency]}</p>;
}
`,
  );
  const page = 'src/pages/product/ProductPage.tsx';
  tree.replace(page, '<ProductSkeleton />', '<><CurrencyNote /><ProductSkeleton /></>');
  tree.write(page, `import { CurrencyNote } from './CurrencyNote.tsx';\n${tree.read(page)}`);
  return tree;
}
