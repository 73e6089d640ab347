import type { ContractMap, MapField, MapOperation, MapPart } from './read-map.ts';

/** The map as a document. */
export function mapText({ types, operations }: ContractMap): string {
  return [
    '# The contract and who uses it',
    '',
    'Made from the contract and the code by `npm run schema -- map`, and checked by',
    '`npm run schema -- check`. Do not edit it.',
    '',
    '![From the contract over operations, hooks and components to the routes](contract-map.svg)',
    '',
    '## Operations',
    '',
    '| operation | asks for | hooks | called by | routes |',
    '| --- | --- | --- | --- | --- |',
    ...operations.map(operationRow),
    '',
    ...types.flatMap(({ name, fields }) => [
      `## ${name}`,
      '',
      '| field | type | operations | used by | routes |',
      '| --- | --- | --- | --- | --- |',
      ...fields.map(fieldRow),
      '',
    ]),
  ].join('\n');
}

function operationRow({ name, file, roots, cacheOnly, hooks, callers }: MapOperation): string {
  const link = `[${name}](../${file})${cacheOnly ? ', from the cache only' : ''}`;
  return row([
    link,
    code(roots),
    code(names(hooks)),
    linked(callers),
    areas([...hooks, ...callers]),
  ]);
}

function fieldRow({ name, type, operations, parts }: MapField): string {
  const used = parts.length > 0 || operations.length === 0 ? linked(parts) : 'nothing';
  return row([
    code([name]),
    code(type === '' ? [] : [type]),
    operations.join(', '),
    used,
    areas(parts),
  ]);
}

function names(parts: readonly MapPart[]): string[] {
  return [...new Set(parts.map(({ name }) => name))];
}

function code(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(', ');
}

function linked(parts: readonly MapPart[]): string {
  return parts.map(({ name, file }) => `[${name}](../${file})`).join(', ');
}

function areas(parts: readonly MapPart[]): string {
  return code([...new Set(parts.flatMap((part) => part.areas))]);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
