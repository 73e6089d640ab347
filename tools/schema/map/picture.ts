import { instance } from '@viz-js/viz';
import { theCart } from '../code/routes.ts';
import type { ContractMap } from './read-map.ts';

/** The site's colours, from src/styles/tokens.css, by what a box stands for. */
const looks = {
  field: { fillcolor: '#14181d', color: '#14181d', fontcolor: '#ffffff' },
  operation: { fillcolor: '#c2410c', color: '#c2410c', fontcolor: '#ffffff' },
  hook: { fillcolor: '#ffe1cd', color: '#c2410c', fontcolor: '#14181d' },
  component: { fillcolor: '#f4f5f6', color: '#b4bcc4', fontcolor: '#14181d' },
  route: { fillcolor: '#e8f0f8', color: '#1d4f80', fontcolor: '#1d4f80' },
} as const;

/** The font whose widths Graphviz knows; the site's own, which is narrower, stands in for it. */
const measured = 'fontname="Arial"';
const shown = 'font-family="Barlow, Arial, sans-serif"';

type Column = keyof typeof looks;

const headings: Record<Column, string> = {
  field: 'Contract',
  operation: 'Operations',
  hook: 'Hooks',
  component: 'Components',
  route: 'Routes',
};

/** The map as an SVG picture, one column for each step from the contract to the routes. */
export async function mapPicture(map: ContractMap): Promise<string> {
  const columns: Record<Column, Set<string>> = {
    field: new Set(),
    operation: new Set(),
    hook: new Set(),
    component: new Set(),
    route: new Set(),
  };
  const edges = new Set<string>();
  const link = (from: [Column, string], to: [Column, string], dashed = false) => {
    columns[from[0]].add(from[1]);
    columns[to[0]].add(to[1]);
    edges.add(`  ${id(from)} -> ${id(to)}${dashed ? ' [style=dashed]' : ''};`);
  };
  for (const { name, roots, cacheOnly, callers, feedsCart } of map.operations) {
    for (const root of roots) link(['field', root], ['operation', name], cacheOnly);
    // A hook that only other hooks call is told of in the text.
    for (const hook of callers.flatMap((caller) => caller.hooks)) {
      link(['operation', name], ['hook', hook], cacheOnly);
    }
    for (const caller of callers) {
      for (const hook of caller.hooks) link(['hook', hook], ['component', caller.name]);
      for (const area of caller.areas) link(['component', caller.name], ['route', area]);
      if (feedsCart && !cacheOnly) link(['component', caller.name], ['route', theCart]);
    }
  }
  const viz = await instance();
  return `${viz
    .renderString(dot(columns, edges), { format: 'svg' })

    .replaceAll('font-family="Arial"', shown)
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .trimEnd()}\n`;
}

function dot(columns: Record<Column, Set<string>>, edges: ReadonlySet<string>): string {
  return [
    'digraph {',
    '  rankdir=LR; ranksep=1.1; nodesep=0.14; bgcolor="#ffffff"; pad=0.3; splines=spline;',
    `  node [shape=box, style="filled,rounded", ${measured}, fontsize=12, height=0.34, margin="0.18,0.06", penwidth=1];`,
    '  edge [color="#75818d", penwidth=1, arrowsize=0.6];',
    ...keys(columns).flatMap((column) => [
      '  { rank=same;',
      ...[...columns[column]].map(
        (name) => `    ${id([column, name])} [label="${name}", ${look(column)}];`,
      ),
      `    ${id([column, 'heading'])} [label="${headings[column]}", shape=plain, style="", ${measured}, fontsize=14, fontcolor="#55616d"];`,
      '  }',
    ]),
    `  ${keys(columns)
      .map((column) => id([column, 'heading']))
      .join(' -> ')} [style=invis];`,
    ...edges,
    '}',
  ].join('\n');
}

function keys(columns: Record<Column, Set<string>>): Column[] {
  return (['field', 'operation', 'hook', 'component', 'route'] as const).filter(
    (column) => columns[column].size > 0,
  );
}

function id([column, name]: [Column, string]): string {
  return JSON.stringify(`${column}:${name}`);
}

function look(column: Column): string {
  return Object.entries(looks[column])
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ');
}
