import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { isStateId, type StateId } from '../scenarios/states.ts';

/** One state under one scenario, as one call of `shows()` declares it. */
export interface Declaration {
  state: StateId;
  scenario: string;
  /** The test that shows it. */
  file: string;
  /** With the titles of the groups around it, which make a sentence with its own. */
  title: string;
}

/**
 * Reads the calls of `shows()` in a test file, without running it.
 *
 * @throws {Error} with file and line, for a call that is not written out: states, scenarios and
 *   title must be literals
 */
export function declarationsIn(file: string): Declaration[] {
  const source = readFileSync(file, 'utf8');
  const declarations: Declaration[] = [];
  const groups: string[] = [];
  new Visitor({
    CallExpression(call) {
      const group = groupTitle(call);
      if (group !== null) groups.push(group);
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'shows') return;
      const [states, scenarios, title] = call.arguments.map(texts);
      if (!states?.every(isStateId) || !scenarios || title?.length !== 1) {
        const line = source.slice(0, call.start).split('\n').length;
        throw new Error(`${file}:${line}: states, scenarios and title must be literals.`);
      }
      for (const state of states) {
        for (const scenario of scenarios) {
          declarations.push({ state, scenario, file, title: [...groups, ...title].join(' ') });
        }
      }
    },
    'CallExpression:exit'(call) {
      if (groupTitle(call) !== null) groups.pop();
    },
  }).visit(parseSync(file, source).program);
  return declarations;
}

/** The title of `describe('…')` and `test.describe('…')`; null for any other call. */
function groupTitle({ callee, arguments: [title] }: ESTree.CallExpression): string | null {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  const isGroup = name.type === 'Identifier' && name.name === 'describe';
  return isGroup && title ? literal(title) : null;
}

/** The texts that a literal, a list of them, or the keys of an object are; null for anything else. */
function texts(node: ESTree.Argument): string[] | null {
  if (node.type === 'ArrayExpression') {
    return whole(node.elements.map((element) => element && literal(element)));
  }
  if (node.type === 'ObjectExpression') {
    return whole(node.properties.map((property) => keyOf(property)));
  }
  return whole([literal(node)]);
}

function keyOf(property: ESTree.ObjectPropertyKind): string | null {
  if (property.type !== 'Property' || property.computed) return null;
  return property.key.type === 'Identifier' ? property.key.name : literal(property.key);
}

function literal(node: ESTree.Node): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function whole(values: (string | null)[]): string[] | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length && known.length > 0 ? known : null;
}
