import { instance } from '@viz-js/viz';
import { theCart } from '../code/areas.ts';
import type { Code, Uses } from '../code/code.ts';
import { rootsOf } from '../documents/operations.ts';

/** The columns: their headings, and how a box looks in the colours of src/styles/tokens.css. */
const columns = {
  Contract: 'fillcolor="#14181d", color="#14181d", fontcolor="#ffffff"',
  Operations: 'fillcolor="#c2410c", color="#c2410c", fontcolor="#ffffff"',
  Hooks: 'fillcolor="#ffe1cd", color="#c2410c", fontcolor="#14181d"',
  Components: 'fillcolor="#f4f5f6", color="#b4bcc4", fontcolor="#14181d"',
  Routes: 'fillcolor="#e8f0f8", color="#1d4f80", fontcolor="#1d4f80"',
};
type Column = keyof typeof columns;

/** The font whose widths Graphviz knows; the site's own, which is narrower, stands in for it. */
const measured = 'fontname="Arial"';
const shown = 'font-family="Barlow, Arial, sans-serif"';

/** The map as an SVG picture, one column for each step from the contract to the routes. */
export async function mapPicture(code: Code, uses: Uses): Promise<string> {
  const boxes = new Map<Column, Set<string>>();
  const edges = new Set<string>();
  const box = (column: Column, name: string) => {
    boxes.set(column, (boxes.get(column) ?? new Set()).add(name));
    return JSON.stringify(`${column}:${name}`);
  };
  const link = (from: string, to: string) => edges.add(`${from} -> ${to};`);
  for (const operation of code.operations) {
    const asked = box('Operations', operation.name);
    for (const root of rootsOf(operation)) link(box('Contract', root), asked);
    const feedsCart = operation.selections
      .flatMap(({ coordinate }) => uses(operation, coordinate))
      .some(({ declaration }) => declaration && code.areas.of(declaration).includes(theCart));
    const hooks = code.hooksOf(operation);
    for (const caller of code.callersOf(operation)) {
      const component = box('Components', caller.name);
      // A hook that only other hooks call is told of in the text.
      for (const { name } of hooks.filter((hook) => caller.uses.has(hook))) {
        link(asked, box('Hooks', name));
        link(box('Hooks', name), component);
      }
      for (const area of code.areas.of(caller)) link(component, box('Routes', area));
      if (feedsCart) link(component, box('Routes', theCart));
    }
  }
  const ranks = Object.entries(columns).flatMap(([heading, look]) => {
    const names = [...boxes].flatMap(([column, inside]) => (column === heading ? [...inside] : []));
    const plain = `shape=plain, style="", ${measured}, fontsize=14, fontcolor="#55616d"`;
    return [
      '{ rank=same;',
      ...names.map((name) => `${JSON.stringify(`${heading}:${name}`)} [label="${name}", ${look}];`),
      `${heading} [label="${heading}", ${plain}]; }`,
    ];
  });
  const dot = `digraph {
    rankdir=LR; ranksep=1.1; nodesep=0.14; bgcolor="#ffffff"; pad=0.3; splines=spline;
    node [shape=box, style="filled,rounded", ${measured}, fontsize=12, height=0.34, margin="0.18,0.06", penwidth=1];
    edge [color="#75818d", penwidth=1, arrowsize=0.6];
    ${ranks.join('\n')}
    ${Object.keys(columns).join(' -> ')} [style=invis];
    ${[...edges].join('\n')}
  }`;
  const svg = (await instance()).renderString(dot, { format: 'svg' });
  return `${svg
    .replaceAll('font-family="Arial"', shown)
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .trimEnd()}\n`;
}
