import type { EarlyQueries } from './graphql/preload-responses.ts';

/** The picture of the first entry of a list of the shop's record. */
export interface FirstPicture {
  list: 'banners' | 'promos';
  sizes: string;
  widths?: readonly number[];
}

/** What the inline script of `early-requests.ts` gets from the build. */
export interface EarlyRequestsConfig {
  queries: EarlyQueries;
  /** The chunks of each page beyond those of the entry, by the first segment of its paths. */
  chunks: readonly (readonly [segment: string, files: readonly string[]])[];
  /** In the first view of home. */
  pictures: readonly FirstPicture[];
}
