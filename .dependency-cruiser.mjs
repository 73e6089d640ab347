/** Import boundaries, checked by `npm run check`. Test files may import anything. */

/** What each file or folder of `src/` may import from the others, lowest tier first. */
const tiers = {
  lib: [],
  shop: ['lib'],
  trade: ['lib'],
  'env.ts': ['lib'],
  content: ['lib', 'shop'],
  drawings: ['lib', 'trade', 'content'],
  browser: ['lib'],
  hooks: ['lib', 'env.ts'],
  navigation: ['lib', 'browser', 'hooks'],
  ui: ['lib', 'env.ts', 'content', 'browser', 'hooks'],
  graphql: ['lib', 'env.ts', 'content'],
  cart: ['lib', 'trade', 'env.ts', 'content', 'browser', 'hooks', 'navigation', 'ui', 'graphql'],
};
tiers.catalogue = [...tiers.cart, 'cart', 'drawings'];
tiers.search = [...tiers.catalogue, 'catalogue'];
tiers['quote-list'] = [...tiers.search, 'search'];
tiers.contact = [...tiers.catalogue, 'catalogue'];
tiers.layout = [...tiers['quote-list'], 'quote-list'];
tiers.pages = [...tiers.layout, 'contact', 'layout'];

const name = (entry) => entry.replace('.', '\\.') + (entry.includes('.') ? '$' : '/');

const tierRules = Object.entries(tiers).map(([tier, below]) => ({
  name: `src/${tier}`,
  comment: `src/${tier} imports ${below.map((entry) => `src/${entry}`).join(', ') || 'nothing else'}.`,
  severity: 'error',
  from: { path: `^src/${name(tier)}` },
  to: { path: '^src/', pathNot: [...below, tier].map((entry) => `^src/${name(entry)}`) },
}));

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...tierRules,
    forbid(
      'no-framework-below',
      'src/lib, src/trade, src/shop, src/drawings, configuration, paths and page registry are pure TypeScript.',
      { path: '^src/(lib/|trade/|shop/|drawings/|(env|navigation/(paths|page-registry))\\.ts$)' },
      { path: 'node_modules/(react|react-dom|react-router|react-router-dom|urql|@urql|zustand)/' },
    ),
    forbid(
      'trade-door',
      'src/trade/index.ts is the only module of the reader that other folders import.',
      { path: '^(src|server|tools|testing|tests|workbench|lab)/', pathNot: '^src/trade/' },
      { path: '^src/trade/', pathNot: '^src/trade/index\\.ts$' },
    ),
    forbid(
      'trade-inside',
      'The rooms of the reader import each other, not the door.',
      { path: '^src/trade/' },
      { path: '^src/trade/index\\.ts$' },
    ),
    forbid(
      'pages-only-in-routes',
      'Only src/routes.tsx imports pages.',
      { path: '^src/[^/]+$', pathNot: '^src/routes\\.tsx$' },
      { path: '^src/pages/' },
    ),
    forbid(
      'documents-only-in-graphql',
      'Only src/graphql imports documents; other code uses its hooks.',
      { path: '^src/', pathNot: '^src/graphql/' },
      { path: '^src/graphql/generated/' },
    ),
    forbid(
      'site',
      'The site imports no server, test, tool or mock code.',
      { path: '^src/' },
      { path: ['^(server|tests|testing|tools|workbench|lab)/', 'node_modules/(msw|@mswjs)/'] },
    ),
    forbid(
      'server',
      'The server imports only src/lib, src/trade, src/shop and src/drawings from the site.',
      { path: '^server/' },
      { path: '^(src/(?!lib/|trade/|shop/|drawings/)|tests|testing|tools|workbench|lab)/' },
    ),
    forbid(
      'tools',
      'Tools import only pure parts, content and graphql of the site.',
      { path: '^tools/' },
      {
        path: '^(src/(?!lib/|trade/|shop/|content/|graphql/|quote-list/|navigation/page-registry|early-requests-config)|tests/|testing/|workbench/)',
      },
    ),
    forbid(
      'every-folder-has-a-tier',
      'A new folder of src/ must be added to the tiers above.',
      {
        path: '^src/[^/]+/',
        pathNot: ['^src/styles/', ...Object.keys(tiers).map((tier) => `^src/${name(tier)}`)],
      },
      {},
    ),
    forbid(
      'testing',
      'testing/ is shared by tests, workbench and lab, and imports none of them.',
      { path: '^testing/' },
      { path: '^(tests|workbench|lab)/' },
    ),
    forbid('no-cycles', 'No import cycles between files.', {}, { circular: true }),
    {
      ...forbid('no-folder-cycles', 'No import cycles between folders.', {}, { circular: true }),
      scope: 'folder',
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.graphql'],
    },
  },
};
