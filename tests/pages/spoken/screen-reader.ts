import { existsSync, readFileSync } from 'node:fs';
import { virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { inProject } from '../../../tools/lib/project.mjs';

/**
 * Runs a virtual screen reader on the page until the test ends and records its phrases under the
 * step that caused them. To record a changed transcript, run the test with `--update`.
 * @param file the expected transcript, in this folder
 */
export async function startScreenReader(file: string, container = document.body) {
  onTestFinished(() => virtual.stop());
  await virtual.start({ container, window: { MutationObserver: BrowserLikeObserver } });
  const expected = readSections(file);
  const steps: { title: string; start: number }[] = [];

  const sections = async () => {
    const log = await virtual.spokenPhraseLog();
    return steps.map(({ title, start }, index) => {
      const phrases = log.slice(start, steps[index + 1]?.start);
      // An emptied live region is not announced.
      const spoken = phrases.filter((phrase) => !/^(polite|assertive): $/.test(phrase));
      return [`# ${title}`, ...spoken, ''].join('\n');
    });
  };
  return {
    /**
     * Ends when the phrases of the transcript have been spoken. After other phrases, or without a
     * transcript, it ends when no phrase follows.
     * @param actions of the visitor, one after another
     */
    async step(title: string, ...actions: readonly (() => unknown)[]): Promise<void> {
      steps.push({ title, start: (await virtual.spokenPhraseLog()).length });
      for (const action of actions) await action();
      const wanted = expected[steps.length - 1] ?? '';
      const spoken = async () => (await sections()).at(-1) ?? '';
      await waitFor(async () => {
        const text = await spoken();
        if (text !== wanted && wanted.startsWith(text)) throw new Error('Phrases are missing.');
      }).catch(() => {});
      if ((await spoken()) !== wanted) await silence();
    },
    /** Compares the phrases with the transcript, when none follows the last step. */
    async verify(): Promise<void> {
      await silence();
      await expect((await sections()).join('\n')).toMatchFileSnapshot(file);
    },
  };
}

/** The steps of a transcript: each a title and the phrases that follow it. */
function readSections(file: string): string[] {
  const path = inProject('tests', 'pages', 'spoken', file);
  return existsSync(path) ? readFileSync(path, 'utf8').split(/\n(?=# )/) : [];
}

/** Waits until no phrase has been spoken for half a second. */
async function silence(): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
    now = (await virtual.spokenPhraseLog()).length;
  }
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
