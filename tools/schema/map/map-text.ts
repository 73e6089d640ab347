import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { Code, Uses } from '../code/code.ts';
import { byFile, type Declaration } from '../code/graph.ts';
import { rootsOf } from '../documents/operations.ts';

/** Who uses what of the contract, as a document. Without lines: it outlives an edit. */
export function mapText(contract: GraphQLSchema, code: Code, uses: Uses): string {
  const { operations, areas } = code;
  const routes = (parts: readonly Declaration[]) =>
    ticked(areas.inOrder(parts.flatMap((one) => areas.of(one))));
  const operationRows = operations.map((operation) => {
    const { name, file } = operation;
    const [hooks, callers] = [code.hooksOf(operation), code.callersOf(operation)];
    return row([
      `[${name}](../${file})`,
      ticked(rootsOf(operation)),
      ticked([...new Set(hooks.map((hook) => hook.name))]),
      linked(callers),
      routes([...hooks, ...callers]),
    ]);
  });
  const fieldRow = (typeName: string, { name, type }: { name: string; type?: unknown }) => {
    const coordinate = `${typeName}.${name}`;
    const asking = operations.filter(({ selections }) =>
      selections.some((one) => one.coordinate === coordinate),
    );
    const used = asking.flatMap((operation) =>
      rootsOf(operation).includes(coordinate)
        ? code.namedBy(operation)
        : uses(operation, coordinate).flatMap(({ declaration }) => declaration ?? []),
    );
    const parts = [...new Set(used)].sort(byFile);
    return row([
      ticked([name]),
      type === undefined ? '' : ticked([String(type)]),
      asking.map((operation) => operation.name).join(', '),
      asking.length > 0 && parts.length === 0 ? 'nothing' : linked(parts),
      routes(parts),
    ]);
  };
  return [
    '# The contract and who uses it',
    '',
    'Made from the contract and the code by `npm run schema -- map`, and checked by',
    '`npm run schema -- check`. Do not edit it.',
    '',
    '![From the contract over operations, hooks and components to the routes](schema-map.svg)',
    '',
    '## Operations',
    '',
    ...table(['operation', 'asks for', 'hooks', 'called by', 'routes'], operationRows),
    ...Object.values(contract.getTypeMap()).flatMap((type) => {
      const rows = partsOf(type).map((part) => fieldRow(type.name, part));
      if (rows.length === 0 || type.name.startsWith('__')) return [];
      const titles = ['field', 'type', 'operations', 'used by', 'routes'];
      return [`## ${type.name}`, '', ...table(titles, rows)];
    }),
  ].join('\n');
}

function partsOf(type: unknown): { name: string; type?: unknown }[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => ({ name }));
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

function ticked(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(', ');
}

function linked(parts: readonly Declaration[]): string {
  return parts.map(({ name, file }) => `[${name}](../${file})`).join(', ');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(titles: readonly string[], rows: readonly string[]): string[] {
  return [row(titles), row(titles.map(() => '---')), ...rows, ''];
}
