/**
 * What a test declares: the scenarios under which it shows a state, one or several, or each with
 * what is to be seen under it.
 */
export type DeclaredScenarios<Seen> = string | readonly string[] | Readonly<Record<string, Seen>>;

/** One test of a declaration. */
interface DeclaredCase<Seen> {
  scenario: string;
  title: string;
  seen: Seen | string;
}

/** The tests that a declaration stands for; what is seen is the scenario where nothing is said. */
export function casesOf<Seen>(
  scenarios: DeclaredScenarios<Seen>,
  title: string,
): DeclaredCase<Seen>[] {
  if (typeof scenarios === 'string') return [{ scenario: scenarios, title, seen: scenarios }];
  const entries: [string, Seen | string][] = isList(scenarios)
    ? scenarios.map((scenario) => [scenario, scenario])
    : Object.entries(scenarios);
  return entries.map(([scenario, seen]) => ({ scenario, title: `${title} (${scenario})`, seen }));
}

function isList(scenarios: object): scenarios is readonly string[] {
  return Array.isArray(scenarios);
}
