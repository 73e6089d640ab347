import type { EarlyQueries } from './graphql/preload-responses.ts';

/** A `<link>` that preloads a responsive picture. */
export interface PictureLink {
  rel: 'preload';
  as: 'image';
  type: string;
  imageSrcset: string;
  imageSizes: string;
}

/** What the inline script of `early-requests.ts` gets from the build. */
export interface EarlyRequestsConfig {
  queries: EarlyQueries;
  /** The chunks of each page beyond those of the entry, by the first segment of its paths. */
  chunks: readonly (readonly [segment: string, files: readonly string[]])[];
  /** In the first view of home. */
  pictures: readonly PictureLink[];
}
