import { GraphQLError, getOperationAST, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operations } from '../generated/operations.ts';

/** Shown to a visitor whose page is older than this backend. */
const NOT_LISTED = 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.';

export const listed = new Map(
  Object.values(operations).map((text: string) => [text, getOperationAST(parse(text))]),
);

/** Refuses every document except the storefront's own, compared as text, with status 400. */
export const allowList: Plugin = {
  onParse: ({ params: { source } }) => {
    if (listed.has(source.toString())) return;
    const extensions = { code: 'OPERATION_NOT_LISTED', http: { status: 400 } };
    throw new GraphQLError(NOT_LISTED, { extensions });
  },
};
