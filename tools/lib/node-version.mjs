import { readJson } from './project.mjs';
import { UserError } from './user-error.mjs';

/**
 * @param {string} version of Node.js
 * @throws {UserError} unless `engines` in package.json allows it
 */
export function checkNodeVersion(version) {
  const { engines, config } = readJson('package.json');
  if (satisfies(version, engines.node)) return;
  throw new UserError(
    `This project needs Node.js ${engines.node}, best ${config.recommendedNode}; this is ${version}.`,
  );
}

/**
 * @param {string} version
 * @param {string} range `^20.19.0 || >=22.12.0`; no dependency is installed that could read it
 */
function satisfies(version, range) {
  const parts = numbersOf(version);
  return range.split('||').some((alternative) => {
    const lowest = numbersOf(alternative);
    const isSameMajor = parts[0] === lowest[0];
    return compare(parts, lowest) >= 0 && (isSameMajor || alternative.includes('>='));
  });
}

/** @param {string} text */
function numbersOf(text) {
  return (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}

/**
 * @param {number[]} left
 * @param {number[]} right
 */
function compare(left, right) {
  const index = left.findIndex((part, position) => part !== right[position]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
