import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';

/**
 * Runs a virtual screen reader on the page until the test ends and records its phrases under the
 * step that caused them.
 */
export async function startScreenReader(container = document.body) {
  onTestFinished(() => virtual.stop());
  await virtual.start({ container, window: { MutationObserver: BrowserLikeObserver } });
  const lines: string[] = [];
  let recorded = (await virtual.spokenPhraseLog()).length;
  return {
    /** @param actions of the visitor, one after another */
    async step(title: string, ...actions: readonly (() => unknown)[]): Promise<void> {
      for (const action of actions) await action();
      await nextTask();
      const log = await virtual.spokenPhraseLog();
      // An emptied live region is not announced.
      const phrases = log
        .slice(recorded)
        .filter((phrase) => !/^(polite|assertive): $/.test(phrase));
      lines.push(`# ${title}`, ...phrases, '');
      recorded = log.length;
    },
    transcript: () => lines.join('\n'),
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Reports live regions as browsers do: once for all changes of a region in one task, and an alert
 * that is inserted with its text. The library reports each changed node and no such alert.
 */
class BrowserLikeObserver extends MutationObserver {
  constructor(report: MutationCallback) {
    let pending: MutationRecord[] = [];
    super(async (changes, observer) => {
      pending.push(...changes.filter(({ type }) => type !== 'attributes'));
      await nextTask();
      const connected = pending.filter(({ target }) => target.isConnected);
      const changeByRegion = new Map(connected.flatMap(liveRegionsOf));
      pending = [];
      report([...changeByRegion.values()], observer);
    });
  }
}

/** The live region that contains a change, or the alerts that the change inserts. */
function liveRegionsOf(change: MutationRecord): (readonly [Element, MutationRecord])[] {
  const { target, type, addedNodes, removedNodes } = change;
  const element = target instanceof Element ? target : target.parentElement;
  const region = element?.closest('[role=alert], [role=status]');
  if (region) return [[region, change]];
  return [...addedNodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) => [node, ...node.querySelectorAll('*')])
    .filter((node) => node.isConnected && node.matches('[role=alert]:not(:empty)'))
    .map((alert) => [alert, { ...change, target: alert, type, addedNodes, removedNodes }]);
}
