// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { formatDocument, stringifyDocument } from '@urql/core';
import { concatAST, parse, separateOperations } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operations } from '../../server/generated/operations.ts';
import * as typedDocuments from '../../src/graphql/generated/documents.ts';

const folder = 'src/graphql/documents';
const documents = readdirSync(folder).map((file) =>
  parse(readFileSync(`${folder}/${file}`, 'utf8')),
);

describe('operations of the storefront', () => {
  it("are in the server's allow-list exactly as the client sends them", () => {
    const typed: Record<string, unknown> = typedDocuments;
    const names = Object.keys(separateOperations(concatAST(documents)));
    const sent = names.map((name) => {
      // urql's type of a formatted document fails under exactOptionalPropertyTypes.
      const document = formatDocument(typed[`${name}Document`] as never);
      return [name, stringifyDocument(document)];
    });
    expect(operations).toEqual(Object.fromEntries(sent));
  });
});
