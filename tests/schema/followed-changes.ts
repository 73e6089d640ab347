/** A replacement in a file: what occurs once, and its new text. */
type Edit = readonly [from: string, to: string];

/** A change of the backend, and how the shop follows it. */
export interface FollowedChange {
  title: string;
  /** In the contract, at each occurrence. */
  contract: readonly Edit[];
  /** `--rename` */
  rename?: string;
  /** What a developer edits, by file: only what `schema update` lists, now or after the documents. */
  edits: Readonly<Record<string, readonly Edit[]>>;
}

const documents = 'src/graphql/documents';
const resolvers = 'server/graphql/resolvers.ts';
const lastType = '"""\nEverything that the storefront reads.';
const card = '...ProductoTarjeta';

/** What lists inside another object change: the documents, the resolvers and the responses of tests. */
function listsInside(
  select: (fields: string) => string,
  served: (products: string) => string,
  sent: (products: string) => string,
): FollowedChange['edits'] {
  const selection = (...fields: string[]): readonly Edit[] => [
    [`{\n    ${fields.join('\n    ')}`, `{\n    ${select(fields.join(' '))}`],
  ];
  const lists = [
    'catalogue.allProducts()',
    'catalogue.productsOnOffer()',
    'catalogue.productsWithBrand()',
    'catalogue.productsInCategory(category)',
    "foldText(text).trim() === '' ? [] : catalogue.productsByName(text)",
  ];
  const responses = {
    'aliased-product': "[sentProduct({ id: 1, name: 'TUBO' })]",
    cache: '[summary, { ...summary, id: 2 }]',
    'failure-exchange': '[product]',
    'fetch-products': '[productOf(1), productOf(2)]',
  };
  return {
    [`${documents}/buscar-productos-por-nombre.graphql`]: selection(card),
    [`${documents}/productos-por-categoria.graphql`]: selection(card),
    [`${documents}/productos-resumen.graphql`]: selection(card),
    [`${documents}/descripciones-conocidas.graphql`]: selection('id', 'description'),
    [resolvers]: [
      ...lists.map((list) => [list, `listOf(${list})`] as const),
      [
        '/** Stateless; run',
        `const listOf = (products: readonly StoredProduct[]) => (${served('products')});\n\n/** Stateless; run`,
      ],
    ],
    ...Object.fromEntries(
      Object.entries(responses).map(([name, list]) => [
        `src/graphql/${name}.test.ts`,
        [[`: ${list}`, `: ${sent(list)}`]],
      ]),
    ),
  };
}

const cardFields: readonly Edit[] = [[card, 'id name imageUrl category uuid marca']];

export const followedChanges: readonly FollowedChange[] = [
  {
    title: 'a renamed field',
    contract: [['  marca: String\n', '  brand: String\n']],
    rename: 'Producto.marca=brand',
    edits: {
      [`${documents}/producto-tarjeta.graphql`]: [['  marca\n', '  marca: brand\n']],
      [resolvers]: [
        [
          'export const productResolvers = {\n',
          'export const productResolvers = {\n  brand: ({ marca }) => marca,\n',
        ],
      ],
    },
  },
  {
    title: 'a new field',
    contract: [['  price: Float\n', '  price: Float\n  peso: Float\n']],
    edits: {
      [resolvers]: [
        [
          'export const productResolvers = {\n',
          'export const productResolvers = {\n  peso: () => null,\n',
        ],
      ],
    },
  },
  {
    title: 'a renamed argument',
    contract: [['    id: Int!\n  ): Producto', '    codigo: Int!\n  ): Producto']],
    edits: {
      [`${documents}/producto.graphql`]: [['producto(id:', 'producto(codigo:']],
      [resolvers]: [['Number(args.id)', 'Number(args.codigo)']],
    },
  },
  {
    title: 'an argument that is required',
    contract: [['    category: String!\n', '    category: String!\n    sede: String!\n']],
    edits: {
      [`${documents}/productos-por-categoria.graphql`]: [
        ['(category: $category)', '(category: $category, sede: "Lima")'],
      ],
    },
  },
  {
    title: 'lists and entries that may be null',
    contract: [
      ['[Producto!]!', '[Producto]'],
      ['[String!]!', '[String]'],
    ],
    edits: {},
  },
  {
    title: 'ids of the type ID',
    contract: [['  id: Int!\n', '  id: ID!\n']],
    edits: { [`${documents}/producto.graphql`]: [['$id: Int!', '$id: ID!']] },
  },
  {
    title: 'ids that may be null',
    contract: [['  id: Int!\n\n', '  id: Int\n\n']],
    edits: {},
  },
  {
    title: 'lists in pages',
    contract: [
      ['[Producto!]!', 'Pagina!'],
      [lastType, `type Pagina {\n  items: [Producto!]!\n  total: Int!\n}\n\n${lastType}`],
    ],
    edits: listsInside(
      (fields) => `items { ${fields} }`,
      (products) => `{ items: [...${products}], total: ${products}.length }`,
      (products) => `{ ...{ __typename: 'Pagina' }, items: ${products} }`,
    ),
  },
  {
    title: 'lists in connections',
    contract: [
      ['[Producto!]!', 'Conexion!'],
      [
        lastType,
        `type Conexion {\n  edges: [Arista!]!\n}\n\ntype Arista {\n  cursor: String\n  node: Producto\n}\n\n${lastType}`,
      ],
    ],
    edits: listsInside(
      (fields) => `edges { node { ${fields} } }`,
      (products) => `{ edges: ${products}.map((node) => ({ node })) }`,
      (products) =>
        `{ ...{ __typename: 'Conexion' }, edges: ${products}.map((node) => ({ __typename: 'Arista', node })) }`,
    ),
  },
  {
    title: 'a product that is a member of a union',
    contract: [
      ['  ): Producto\n', '  ): Hallazgo\n'],
      [
        lastType,
        `union Hallazgo = NoEncontrado | Producto\n\ntype NoEncontrado {\n  motivo: String\n}\n\n${lastType}`,
      ],
    ],
    edits: {
      [`${documents}/producto.graphql`]: [
        [`    ${card}`, `    ... on NoEncontrado { motivo }\n    ... on Producto {\n    ${card}`],
        ['    discount\n', '    discount\n    }\n'],
      ],
      'src/graphql/queries.ts': [
        [
          'const found = data?.producto;',
          "const answer = data?.producto;\n  const found = answer && ('id' in answer ? answer : null);",
        ],
      ],
      'src/graphql/fetch-products.ts': [
        ['  return product\n    ?', "  return product && 'id' in product\n    ?"],
      ],
      'src/early-requests.ts': [
        [
          '.map(({ imageUrl }) => {',
          ".map((product) => {\n    const imageUrl = 'imageUrl' in product ? product.imageUrl : null;",
        ],
      ],
      'src/cart/any-number.test.tsx': [
        ['if (!product) throw', "if (!product || !('id' in product)) throw"],
      ],
    },
  },
  {
    title: 'a renamed type',
    contract: [
      ['type Producto {', 'type Product {'],
      ['[Producto!]!', '[Product!]!'],
      ['): Producto\n', '): Product\n'],
    ],
    edits: {
      [`${documents}/producto-tarjeta.graphql`]: [['on Producto', 'on Product']],
      'codegen.ts': [['mappers: { Producto:', 'mappers: { Product:']],
      'testing/products.ts': [["'Producto'", "'Product'"]],
    },
  },
  {
    title: 'another type for lists',
    contract: [
      ['[Producto!]!', '[ProductoResumen!]!'],
      [
        lastType,
        `type ProductoResumen {\n  category: String\n  description: String\n  id: Int!\n  imageUrl: String\n  marca: String\n  name: String\n  uuid: String\n}\n\n${lastType}`,
      ],
    ],
    edits: {
      [`${documents}/buscar-productos-por-nombre.graphql`]: cardFields,
      [`${documents}/productos-por-categoria.graphql`]: cardFields,
      [`${documents}/productos-resumen.graphql`]: cardFields,
    },
  },
];
