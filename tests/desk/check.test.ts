import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace } from '../../tools/schema/project.ts';
import { generateFiles } from '../../tools/schema/update/generate.ts';
import { readArguments } from '../../tools/schema/verb.ts';
import { check } from '../../tools/schema/verbs/check.ts';
import { copyTree, type Tree } from './tree.ts';

let tree: Tree;
beforeAll(() => {
  tree = copyTree();
});
afterAll(() => tree.remove());

const complaints = async () => {
  const { code, text } = await check.run(await openWorkspace(tree.root), readArguments([], {}, []));
  return { code, lines: text.split('\n').map((line) => line.replace(/:\d+: /, ': ')) };
};
const regenerate = async () => {
  const workspace = await openWorkspace(tree.root);
  for (const { file, content } of await generateFiles(workspace, workspace.contractText)) {
    tree.write(file, content);
  }
};

describe('check complains', () => {
  it('of a contract that is unsorted or silent, deprecated fields, stale generated files', async () => {
    tree.replace(
      'schema.graphql',
      '  """Units in stock. Null: not known."""\n',
      '  apodo: String\n',
    );
    tree.replace('schema.graphql', 'price: Float\n', 'price: Float @deprecated(reason: "Ask.")\n');
    const { code, lines } = await complaints();
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^schema\.graphql: .*sorted form\. Run npm run schema -- pull/),
      expect.stringMatching(/^schema\.graphql: Producto\.apodo has no description/),
      expect.stringMatching(/^schema\.graphql: Producto\.stock has no description/),
      expect.stringMatching(/producto\.graphql: The field Producto\.price is deprecated\. Ask\./),
      expect.stringMatching(/^server\/generated\/resolvers\.ts: .*npm run codegen/),
      expect.stringMatching(/^src\/graphql\/generated\/graphcache-schema\.ts: .*npm run codegen/),
    ]);
  });

  it('of a document that is invalid, before anything that depends on it', async () => {
    tree.replace('src/graphql/documents/category.graphql', '  category\n', '  categorias\n');
    const { lines } = await complaints();
    expect(lines.at(-1)).toMatch(/category\.graphql: Cannot query field "categorias"/);
    tree.replace('src/graphql/documents/category.graphql', '  categorias\n', '  category\n');
  });

  it('of fields that nothing reads, needless exceptions, the cache, a stale map', async () => {
    tree.replace(
      'src/graphql/documents/productos-resumen.graphql',
      '    name\n',
      '    name\n    marca\n',
    );
    tree.replace('src/graphql/documents/producto.graphql', '    priceBuy\n', '');
    tree.replace('src/graphql/documents/descripciones-conocidas.graphql', '    id\n', '');
    tree.replace(
      'src/graphql/cache.ts',
      'keys: { Producto:',
      'keys: { Marca: () => null, Producto:',
    );
    tree.replace(
      'src/graphql/cache.ts',
      '{ producto: resolveProduct }',
      '{ ficha: resolveProduct }',
    );
    await regenerate();
    const { lines } = await complaints();
    const exceptions = 'tools/schema/checks/unread-allowed.ts';
    expect(lines.slice(4)).toEqual([
      expect.stringMatching(/^src\/graphql\/cache\.ts: `keys` names Marca/),
      expect.stringMatching(/^src\/graphql\/cache\.ts: `resolvers` names Query\.ficha/),
      expect.stringMatching(/descripciones-conocidas\.graphql: Producto is requested without `id`/),
      expect.stringMatching(
        /productos-resumen\.graphql: ProductosResumen asks for Producto\.marca/,
      ),
      expect.stringMatching(`^${exceptions}: Producto does not ask for Producto.priceBuy in vain`),
      expect.stringMatching(/^docs\/contract-map\.md: .*npm run schema -- map/),
    ]);
  });
});
