import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';

/**
 * Runs a virtual screen reader on a page until the test ends and records what it says below the
 * step of the visitor that it follows.
 */
export async function startScreenReader(container = document.body) {
  onTestFinished(() => virtual.stop());
  await virtual.start({ container, window: { MutationObserver: AsBrowsersTell } });
  const lines: string[] = [];
  let heard = (await virtual.spokenPhraseLog()).length;
  return {
    /** What the visitor does, in several parts where the page has to come along between them. */
    async step(title: string, ...parts: readonly (() => unknown)[]): Promise<void> {
      for (const part of parts) await part();
      await nextTask();
      const phrases = await virtual.spokenPhraseLog();
      // A live region of which the text is gone says nothing.
      const said = phrases.slice(heard).filter((phrase) => !/^(polite|assertive): $/.test(phrase));
      lines.push(`# ${title}`, ...said, '');
      heard = phrases.length;
    },
    transcript: () => lines.join('\n'),
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Live regions as browsers tell of them: once for all that changes in one during a task, and of an
 * alert that comes with its text. The library tells of each changed node, and of no such alert.
 */
class AsBrowsersTell extends MutationObserver {
  constructor(tell: MutationCallback) {
    let pending: MutationRecord[] = [];
    super(async (changes, observer) => {
      pending.push(...changes.filter(({ type }) => type !== 'attributes'));
      await nextTask();
      const told = new Map(pending.filter(({ target }) => target.isConnected).flatMap(regionsOf));
      pending = [];
      tell([...told.values()], observer);
    });
  }
}

/** The live region that a change is in, or the alerts that it brings. */
function regionsOf(change: MutationRecord): (readonly [Element, MutationRecord])[] {
  const { target, type, addedNodes, removedNodes } = change;
  const place = target instanceof Element ? target : target.parentElement;
  const region = place?.closest('[role=alert], [role=status]');
  if (region) return [[region, change]];
  return [...addedNodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) => [node, ...node.querySelectorAll('*')])
    .filter((element) => element.isConnected && element.matches('[role=alert]:not(:empty)'))
    .map((alert) => [alert, { ...change, target: alert, type, addedNodes, removedNodes }]);
}
