import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './project.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {Count & { seconds: number, endedAt: number }} StepCount
 */

/**
 * A step that is no test suite counts as one test.
 * @param {boolean} passed
 * @returns {Count}
 */
export function oneTest(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  return total;
}

/**
 * `3 passed, 0 failed`; skipped tests are named only when there are some.
 * @param {Count} count
 */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {string} step */
const countFile = (step) => inProject('.cache', 'steps', `${step}.json`);

/**
 * @param {string} step
 * @param {StepCount} count
 */
export function writeCount(step, count) {
  mkdirSync(dirname(countFile(step)), { recursive: true });
  writeFileSync(countFile(step), JSON.stringify(count));
}

/**
 * @param {string} step
 * @returns {StepCount | undefined} none when the step has not run
 */
export function readCount(step) {
  const file = countFile(step);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Where a test runner writes its report; that of an earlier run is removed.
 * @param {string} name
 */
export function reportFile(name) {
  const file = inProject('.cache', 'reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * What a test runner counted. One that ends badly without a failed test (it crashed, a file does
 * not load, an error came outside any test) counts as one failure.
 *
 * @param {number} code its exit code
 * @param {string} file its report
 * @param {(report: any) => Count} read
 * @returns {Count}
 */
export function countReport(code, file, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : oneTest(false);
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Count}
 */
export function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Count} in which a test that needed a second try has failed
 */
export function readPlaywright({ stats }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
