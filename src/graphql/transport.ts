import { graphqlPath } from '../env.ts';

export const requestHeaders = {
  accept: 'application/graphql-response+json, application/json',
  'content-type': 'application/json',
} as const;

export const endpoint = (backendUrl: string) => backendUrl + graphqlPath;
