import { readJson } from './project.mjs';
import { UserError } from './user-error.mjs';

/**
 * Refuses a Node.js that the project does not run on.
 * @throws {UserError} that names both versions
 */
export function requireNode() {
  const range = readJson('package.json').engines.node;
  if (!satisfies(process.versions.node, range)) {
    throw new UserError(
      `This project needs Node.js ${range}; this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
    );
  }
}

/**
 * Whether a version lies in a range of the kinds that `engines` uses here:
 * `>=20.19` and `^20.19.0 || >=22.12.0`.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const actual = numbers(version);
  return range.split('||').some((part) => {
    const wanted = numbers(part);
    const sameMajor = !part.includes('^') || actual[0] === wanted[0];
    return sameMajor && compare(actual, wanted) >= 0;
  });
}

/** @param {string} text */
function numbers(text) {
  return (text.match(/\d+/g) || []).map(Number);
}

/**
 * @param {number[]} left
 * @param {number[]} right
 */
function compare(left, right) {
  const different = right.findIndex((number, index) => (left[index] || 0) !== number);
  return different === -1 ? 0 : (left[different] || 0) - (right[different] || 0);
}
