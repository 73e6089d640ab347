import { formatScenario, parseScenario } from '../scenarios/scenario.ts';
import { scenarios } from '../scenarios/scenario-list.ts';
import { type StateId, sections, stateIds, states } from '../scenarios/states.ts';
import type { Declaration } from './declarations.ts';

const head = `# States, scenarios and tests

Each state that the specification names in its sections 4, 5 and 8, and each of the browser, of the
backend and of choosing and quoting; the scenarios under which a test shows it, and the test. Written by \`npm run qa-matrix\` from the calls of
\`shows()\` in the tests; a check fails when it is out of date or a state has no test.

How a scenario is played by hand: [qa.md](qa.md).
`;

/** The document, from what the tests declare. */
export function matrixOf(declarations: readonly Declaration[]): string {
  const bySection = Object.entries(sections).map(([section, heading]) => {
    const ids = stateIds.filter((id) => String(states[id].section) === section);
    const rows = ids.flatMap((id) => rowsOf(id, declarations));
    return table(heading, ['State', 'Scenario', 'Shown by'], rows);
  });
  const byScenario = scenarios.map(({ name, title }) => {
    const shown = declarations.filter(({ scenario }) => namesIn(scenario).includes(name));
    const shownStates = stateIds.filter((id) => shown.some(({ state }) => state === id));
    return [`\`${name}\``, title, escaped(shownStates.map(label).join('; '))];
  });
  return [head, ...bySection, table('Scenarios', ['Name', 'Title', 'States'], byScenario)].join(
    '\n',
  );
}

/** What is amiss: states without a test, scenarios without a use. Empty when nothing is. */
export function gapsIn(declarations: readonly Declaration[]): string[] {
  const shown = new Set(declarations.map(({ state }) => state));
  const used = new Set(declarations.flatMap(({ scenario }) => namesIn(scenario)));
  return [
    ...stateIds.filter((id) => !shown.has(id)).map((id) => `no test shows the state ${id}`),
    ...scenarios.filter(({ name }) => !used.has(name)).map(({ name }) => `no test plays ${name}`),
  ];
}

/** The names of the scenarios that a text is made of; `normal` for none. */
function namesIn(text: string): string[] {
  const { parts } = parseScenario(text);
  return parts.length > 0 ? parts.map(({ definition }) => definition.name) : ['normal'];
}

/** One row for each test of the state, with its scenarios. */
function rowsOf(id: StateId, declarations: readonly Declaration[]): string[][] {
  const tests = new Map<string, string[]>();
  for (const { state, scenario, file, title } of declarations) {
    if (state !== id) continue;
    const test = `\`${file.replace(/^tests\//, '')}\` ${escaped(title)}`;
    const text = `\`${formatScenario(parseScenario(scenario))}\``;
    tests.set(test, [...(tests.get(test) ?? []), text]);
  }
  return [...tests].map(([test, texts], index) => [
    index === 0 ? escaped(label(id)) : '',
    texts.join('<br>'),
    test,
  ]);
}

function label(id: StateId): string {
  const { subject, words } = states[id];
  return subject === 'Error catalogue' ? words : `${subject}: ${words}`;
}

function table(title: string, columns: readonly string[], rows: readonly string[][]): string {
  const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `## ${title}\n\n${lines.join('\n')}\n`;
}

function escaped(text: string): string {
  return text.replace(/[|<]/g, '\\$&');
}
