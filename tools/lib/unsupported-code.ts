import { parse } from 'acorn';

/** Newer than ES2022, or missing in a browser of `browserslist` (package.json). */
const builtIns = [
  /\.(toSpliced|toSorted|toReversed|with|findLast|findLastIndex)\(/g,
  /\.(isWellFormed|toWellFormed|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/g,
  /\b(Object|Map)\.groupBy\b/g,
  /\bArray\.fromAsync\b/g,
  /\bPromise\.(withResolvers|try)\b/g,
  /\bAbortSignal\.(timeout|any)\b/g,
  /\bURL\.(canParse|parse)\b/g,
  /\bRegExp\.escape\b/g,
  /\bIterator\.(from|prototype)\b/g,
];

/** Safari before 16.4 has neither. */
const syntax = [/\(\?<[=!]/g, /\bstatic\s*\{/g];

interface Options {
  sourceType?: 'module' | 'script';
  ecmaVersion?: 5 | 2022;
}

/** What a supported browser cannot parse or does not have, in words for the user. */
export function unsupportedCode(code: string, options: Options = {}): string[] {
  const found = [...syntax, ...builtIns].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ index, 0: text }) => `${text} at ${excerptAt(code, index)}`),
  );
  return [...syntaxErrors(code, options), ...found];
}

/** Also in literals of regular expressions. */
function syntaxErrors(code: string, options: Options): string[] {
  try {
    parse(code, { ecmaVersion: 2022, sourceType: 'module', ...options });
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [error.message];
  }
}

function excerptAt(code: string, index: number): string {
  return JSON.stringify(code.slice(Math.max(0, index - 30), index + 30));
}
