// The build inlines this file into index.html as a script of its own (tools/vite/early-requests.ts),
// so each import adds to the size of the page. See docs/decisions/006.
import type { EarlyRequestsConfig } from './early-requests-config.ts';
import { backendUrl } from './env.ts';
import { preloadResponses } from './graphql/preload-responses.ts';
import { productImageUrl, productPictureSizes, responsiveSources } from './lib/image-url.ts';
import { shownAt } from './navigation/paths.ts';

/** The build replaces this name with the value. */
declare const earlyRequestsConfig: EarlyRequestsConfig;

/** Pictures of a category requested before its cards are rendered. */
const categoryPictures = 4;

const { queries, chunks, pictures } = earlyRequestsConfig;
const path = location.hash.slice(1);
const [, segment = ''] = path.split(/[/?]/);

const shown = shownAt(path);
void preloadPictures(preloadResponses(queries, shown, backendUrl));

for (const href of new Map(chunks).get(segment) ?? []) {
  addLink({ rel: 'modulepreload', crossOrigin: '', href });
}
if (segment === '') pictures.forEach(addLink);

/** Requests the first pictures of the page when its products arrive, while the scripts load. */
async function preloadPictures(response: ReturnType<typeof preloadResponses>) {
  const sizes = shown.productId ? productPictureSizes.page : productPictureSizes.card;
  const sets = (await response).map(({ imageUrl }) => {
    const url = productImageUrl(imageUrl, backendUrl);
    return url && responsiveSources(url)?.avif;
  });
  for (const srcset of [...new Set(sets)].filter(Boolean).slice(0, categoryPictures)) {
    Object.assign(new Image(), { sizes, srcset });
  }
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
