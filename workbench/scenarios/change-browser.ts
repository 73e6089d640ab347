import { browserChangesOf, type Scenario } from './scenario.ts';

/**
 * Makes this page's browser what a scenario wants.
 *
 * @returns takes it back
 */
export function changeBrowser(scenario: Scenario): () => void {
  const undos = browserChangesOf(scenario).map((change) => change());
  return () => {
    for (const undo of undos.toReversed()) undo();
  };
}
