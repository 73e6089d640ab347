/** Origin of the backend, without a trailing slash; empty if the backend serves the site. */
export const backendUrl: string = (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');

/** Path of the backend's GraphQL endpoint, below {@link backendUrl}. */
export const graphqlPath: string = import.meta.env.VITE_GRAPHQL_PATH || '/graphql';

/** Whether the site's origin has preview pages at `/p/{id}`; see docs/operations.md. */
export const hasPreviewPages: boolean = backendUrl === '';

/**
 * The URL of a file in `public/`, also for a site in a subfolder of its host.
 * @param path such as `/images/logo.png`
 */
export function publicFile(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, '');
}

// The annotation removes it from the inline script, which does not use it.
export const logo = /* @__PURE__ */ publicFile('/images/logo.png');
