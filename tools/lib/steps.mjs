import { readCount } from './count.mjs';
import { readJson } from './project.mjs';
import { runScript } from './run.mjs';

/** @typedef {{ command?: string, dependencies?: string[] }} Script */

/** @type {Record<string, Script>} */
const scripts = readJson('package.json').wireit;
const prefix = 'step:';

/** What can be named behind `npm test --`: a step of package.json, or several under one name. */
export const parts = namesIn(Object.keys(scripts));

/**
 * Runs the steps of a part side by side, all of them even when one fails. One that runs alone shows
 * its output as it comes; of several, that of those that fail.
 * @param {string} part
 * @returns {Promise<boolean>} whether all have passed
 */
export async function runPart(part) {
  const isAlone = stepsOf(part).length === 1;
  const { code } = await runScript(prefix + part, {
    WIREIT_FAILURES: 'continue',
    ...(isAlone && { WIREIT_LOGGER: 'simple' }),
  });
  return code === 0;
}

/**
 * The steps that a part consists of, each once, after those that it needs.
 * @param {string} part
 * @returns {string[]}
 */
export function stepsOf(part) {
  const own = scripts[prefix + part]?.command ? [part] : [];
  return [...new Set([...needsOf(part).flatMap(stepsOf), ...own])];
}

/**
 * The count of a step; none when it has not run, for want of one that failed. Then the count that
 * an earlier run left no longer holds.
 * @param {string} step
 * @returns {import('./count.mjs').StepCount | undefined}
 */
export function countOf(step) {
  const isBlocked = needsOf(step).some((needed) => countOf(needed)?.failed !== 0);
  return isBlocked ? undefined : readCount(step);
}

/** @param {string} part */
function needsOf(part) {
  return namesIn(scripts[prefix + part]?.dependencies ?? []);
}

/** @param {string[]} names of scripts, which are not all steps */
function namesIn(names) {
  return names.flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
}
