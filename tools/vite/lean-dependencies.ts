import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** In place of the parser: all documents arrive parsed, from the code generator. */
const withoutParser = `
export { Kind, GraphQLError, print, valueFromASTUntyped } from '@0no-co/graphql.web';
export function parse() {
  throw new Error('This build holds no GraphQL parser: pass a document from src/graphql/generated.');
}`;
const withoutParserId = '\0graphql-without-parser';

/**
 * Leaves out of the built site what two dependencies bring and it never runs: react-router's
 * warnings for developers, which its package offers to every bundler, its components for a data
 * router, and the GraphQL parser that urql refers to. Together 3.7 kB compressed of the first page.
 */
export function leanDependencies(): Plugin {
  return {
    name: 'lean-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'react-router') return production('react-router', 'index.mjs');
      if (id === '@0no-co/graphql.web' && importer !== withoutParserId) return withoutParserId;
      // The module that has no place of its own borrows the dependency's.
      if (importer === withoutParserId) return require.resolve(id).replace(/\.js$/, '.mjs');
      return null;
    },
    load(id) {
      return id === withoutParserId ? withoutParser : null;
    },
    transform(code, id) {
      return id.includes('/react-router/dist/production/') ? withoutNames(code) : null;
    },
  };
}

/**
 * A module of react-router whose components a bundler can leave out: their names for developers, set
 * on each after it is made, hold on to `Form`, `NavLink` and others that nobody here renders.
 */
function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
}

function production(name: string, file: string): string {
  return join(require.resolve(`${name}/package.json`), '../dist/production', file);
}
