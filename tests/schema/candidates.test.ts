import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCandidate } from '../../tools/schema/candidate/load-candidate.ts';
import { type Finding, findFindings } from '../../tools/schema/changes/impact.ts';
import { readCode, readUses } from '../../tools/schema/code/code.ts';
import { checkVariants } from '../../tools/schema/compile.ts';
import { groupByArea } from '../../tools/schema/update/places.ts';
import { type Plan, planUpdate } from '../../tools/schema/update/update-contract.ts';
import { openWorkspace, type Workspace } from '../../tools/schema/workspace.ts';
import { candidates, patched } from './candidates.ts';
import { createShop, type Shop } from './shop.ts';

let shop: Shop;
let workspace: Workspace;
/** What an update to each candidate finds, by the candidate's name. */
const found = new Map<string, { changes: Finding[]; plan: Plan; places: [string, string][] }>();

const load = (text: string) => {
  shop.write('candidate', text);
  const { root, knownScalars } = workspace;
  return loadCandidate('candidate', { root, headers: new Headers(), timeout: 0, knownScalars });
};

// As `update` does it, but for all candidates in one run of the compiler: they differ in the
// contract, not in the code.
beforeAll(async () => {
  shop = await createShop();
  workspace = await openWorkspace(shop.root);
  const code = await readCode(workspace);
  const known = { code, uses: await readUses(workspace, code) };
  const plans: Plan[] = [];
  for (const { candidate } of candidates) {
    plans.push(await planUpdate(workspace, (await load(candidate(workspace.contractText))).schema));
  }
  const inSite = plans.map(({ files }) => files.filter(({ file }) => file.startsWith('src/')));
  const touched = new Set(inSite.flat().flatMap(({ file }) => [...code.graph.importersOf(file)]));
  const errors = await checkVariants(shop.root, touched, inSite);
  for (const [index, plan] of plans.entries()) {
    const changes = await findFindings(workspace, plan.next.contract, known);
    const groups = groupByArea([...plan.complaints, ...(errors[index] ?? [])], code);
    const textOf = (file: string) =>
      file === 'schema.graphql' ? plan.next.contractText : shop.read(file);
    const places = groups.flatMap(({ area, places: inside }) =>
      inside.map(({ file, line }): [string, string] => [
        area,
        textOf(file).split('\n')[line - 1]?.trim() ?? '',
      ]),
    );
    found.set(candidates[index]?.name ?? '', { changes, plan, places });
  }
});
afterAll(() => shop.remove());

describe('a candidate with', () => {
  it.each(candidates)('$name: each change, what it reaches and every place to mend', (one) => {
    const { changes = [], places = [] } = found.get(one.name) ?? {};
    const inBrief = changes.map(
      ({ level, coordinate, renamedTo }) =>
        `${level} ${coordinate}${renamedTo ? ` → ${renamedTo}` : ''}`,
    );
    expect(inBrief).toEqual(one.changes);
    if (one.reaches) {
      const { operations = [], hooks, areas } = changes[0]?.impact ?? {};
      expect({ operations: operations.map(({ name }) => name), hooks, areas }).toEqual(one.reaches);
    }
    expect(places).toEqual(one.mend.map(([area, line]) => [area, expect.stringContaining(line)]));
  });

  it.each([
    [
      'an unknown scalar',
      patched(['precio: Float', 'precio: Decimal'], ['enum', 'scalar Decimal\nenum']),
      /Decimal, used by Producto\.precio\nGive each a type under `scalars` in codegen\.ts/,
    ],
    [
      'a type that nothing defines',
      patched(['precio: Float', 'precio: Importe']),
      /has an error:\n {2}line \d+: Unknown type "Importe"/,
    ],
  ])('%s cannot be used', async (_name, candidate, says) => {
    await expect(load(candidate(workspace.contractText))).rejects.toThrow(says);
  });
});

it('a deprecation tells its reason', () => {
  expect(found.get('a field deprecated')?.changes[0]?.notes).toEqual(['Reason given: Ask sales.']);
});

it('a summary that splits off tells that a product stays one record, where it does', () => {
  const notesOf = (name: string) => found.get(name)?.changes[0]?.notes;
  expect(notesOf('a summary split off and named after its type')).toEqual([
    expect.stringMatching(/^ProductoResumen has split off from Producto; .*schema-tools\.md/),
  ]);
  expect(notesOf('a type split in two')).toEqual([]);
});

it('the places that a removal reaches are the places to mend', () => {
  const { changes = [], places = [] } = found.get('a field removed') ?? {};
  const lines = changes[0]?.impact?.places.map(({ file, line, name, how }) => [
    shop.read(file).split('\n')[line - 1]?.trim(),
    name,
    how,
  ]);
  expect(lines).toEqual([
    [expect.stringContaining(places[1]?.[1] ?? '-'), 'unknownProduct', 'fills'],
    [expect.stringContaining(places[2]?.[1] ?? '-'), 'ProductPage', 'reads'],
  ]);
});

it('the contract keeps its descriptions, those of what is renamed too', () => {
  const { plan } = found.get(candidates[1]?.name ?? '') ?? {};
  expect(plan?.next.contractText).toBe(
    patched(
      ['  """Its brand."""\n  marca: String\n\n', ''],
      ['type Producto {\n', 'type Producto {\n  """Its brand."""\n  brand: String\n\n'],
    )(workspace.contractText),
  );
});
