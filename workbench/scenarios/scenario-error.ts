/** A scenario that cannot be played. The message is for a tester, in Spanish. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}
