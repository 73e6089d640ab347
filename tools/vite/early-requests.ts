import { readFileSync } from 'node:fs';
import { createRequest, formatDocument, gql } from '@urql/core';
import { makeFetchBody } from '@urql/core/internal';
import type { Plugin } from 'vite';

/** What every page needs, whichever it is: the catalogue in brief and its categories. */
const documents = ['productos-resumen', 'category'];

interface EarlyRequestsOptions {
  /** Origin of the backend, without a trailing slash; empty for the page's own. */
  backendUrl: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Lets the page ask for the catalogue before its scripts are there: a line in index.html sends the
 * very requests that the client would send, and keeps their answers until it does (`early-answers.ts`).
 * In the built site alone; a development server has the scripts at once.
 */
export function earlyRequests({ backendUrl, headers }: EarlyRequestsOptions): Plugin {
  return {
    name: 'early-requests',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head-prepend', children: script(backendUrl, headers) },
    ],
  };
}

function script(backendUrl: string, headers: Readonly<Record<string, string>>): string {
  const bodies = documents.map((name) => requestBody(`src/graphql/documents/${name}.graphql`));
  const url = JSON.stringify(`${backendUrl}/graphql`);
  const options = `method:'POST',headers:${JSON.stringify(headers)}`;
  return (
    `earlyAnswers=Object.fromEntries(${JSON.stringify(bodies)}.map(body=>{` +
    `const answer=fetch(${url},{${options},body});answer.catch(()=>{});return[body,answer]}))`
  );
}

/** A document as urql posts it, letter for letter. */
function requestBody(file: string): string {
  const document = formatDocument(gql(readFileSync(file, 'utf8')));
  return JSON.stringify(makeFetchBody(createRequest(document, {})));
}
