import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCandidate } from '../../tools/schema/candidate/load-candidate.ts';
import { openCodeBase } from '../../tools/schema/code/code-base.ts';
import { readCodeFacts } from '../../tools/schema/impact/code-facts.ts';
import type { Finding } from '../../tools/schema/impact/report.ts';
import { openWorkspace } from '../../tools/schema/project.ts';
import { generateFiles } from '../../tools/schema/update/generate.ts';
import type { Group } from '../../tools/schema/update/places.ts';
import { updateContract } from '../../tools/schema/update/update-contract.ts';
import { baseTree } from './base.ts';
import { fixtures, unusableFixtures } from './fixtures.ts';
import { copyTree, type Tree } from './tree.ts';

let base: Tree;
let contract: string;
let known: NonNullable<NonNullable<Parameters<typeof updateContract>[2]>['known']>;

beforeAll(async () => {
  base = baseTree();
  const workspace = await openWorkspace(base.root);
  contract = workspace.contractText;
  for (const { file, content } of await generateFiles(workspace, contract)) {
    base.write(file, content);
  }
  // Read once: the candidates differ in the contract, not in the code.
  const code = openCodeBase(base.root);
  known = { code, facts: readCodeFacts(workspace, code) };
});
afterAll(() => base.remove());

/** Updates a copy of the project to a candidate, and removes the copy. */
async function updateTo(text: string) {
  const tree = copyTree(base.root);
  try {
    tree.write('candidate', text);
    const workspace = await openWorkspace(tree.root);
    const candidate = await loadCandidate('candidate', {
      root: tree.root,
      headers: new Headers(),
      timeout: 1_000,
      knownScalars: workspace.knownScalars,
    });
    const updated = await updateContract(workspace, candidate, { projects: ['src'], known });
    return { ...updated, places: placesIn(updated.toMend, tree), notes: candidate.notes };
  } finally {
    tree.remove();
  }
}

/** Each place as its file and what stands on its line. */
function placesIn(groups: readonly Group[], tree: Tree): [file: string, line: string][] {
  return groups.flatMap(({ places }) =>
    places.map(({ file, line }): [string, string] => [
      file,
      tree.read(file).split('\n')[line - 1]?.trim() ?? '',
    ]),
  );
}

function inBrief({ level, coordinate, renamedTo }: Finding): string {
  return `${level} ${coordinate}${renamedTo ? ` → ${renamedTo}` : ''}`;
}

describe.concurrent('a candidate with', () => {
  it.each(fixtures)('$name', async (fixture) => {
    const { changes, places } = await updateTo(fixture.candidate(contract));
    const told = changes.filter(({ kind }) => !(fixture.ownWords && kind.includes('DESCRIPTION')));
    expect(told.map(inBrief)).toEqual(fixture.changes);

    const [first] = told;
    if (fixture.reaches) {
      expect({
        operations: first?.impact?.operations.map(({ name }) => name),
        hooks: first?.impact?.hooks,
        areas: first?.impact?.areas,
      }).toEqual(fixture.reaches);
    }

    expect(places.map(([file]) => file).toSorted()).toEqual(
      fixture.mend.map(([file]) => file).toSorted(),
    );
    for (const [file, line] of fixture.mend) {
      expect(places.filter(([at]) => at === file).map(([, text]) => text)).toContainEqual(
        expect.stringContaining(line),
      );
    }
  });

  it.each(unusableFixtures)('$name cannot be used', async ({ candidate, says }) => {
    await expect(updateTo(candidate(contract))).rejects.toThrow(says);
  });
});

describe('renaming Producto.marca', () => {
  it('names its operation, hooks, components, route and the cart, and nothing else', async () => {
    const { changes, toMend } = await updateTo(contract.replace('  marca: S', '  brand: S'));
    expect(changes[0]?.impact).toMatchObject({
      operations: [{ name: 'Producto', at: expect.stringMatching(/producto\.graphql:\d+$/) }],
      hooks: ['useProduct', 'useFetchProduct', 'usePrefetch'],
      areas: ['/products/:id', 'the cart'],
    });
    const places = changes[0]?.impact?.places ?? [];
    expect(places.map(({ file, name, how }) => [file, name, how])).toEqual([
      ['src/cart/cart-storage.ts', 'parseLine', 'fills'],
      ['src/cart/cart.ts', 'toLine', 'reads'],
      ['src/cart/cart.ts', 'toLine', 'fills'],
      ['src/pages/product/ProductDetail.tsx', 'ProductDetail', 'reads'],
      ['src/pages/product/specifications.ts', 'specifications', 'reads'],
    ]);

    const [ofDocuments, ...ofCode] = toMend;
    expect(ofDocuments?.area).toBe('the documents');
    const failing = ofCode.flatMap((group) => group.places);
    const lines = (of: readonly { file: string; line: number }[]) =>
      new Set(of.map(({ file, line }) => `${file}:${line}`));
    expect(lines(failing)).toEqual(lines(places));
    expect(ofCode.map(({ area }) => area)).toEqual(['/products/:id', 'the cart']);
  });
});
