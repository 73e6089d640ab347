// The build inlines this file into index.html as a script of its own (tools/vite/early-requests.ts),
// so each import adds to the size of the page. See docs/decisions/006.
import type { EarlyRequestsConfig } from './early-requests-config.ts';
import { backendUrl } from './env.ts';
import { preloadResponses } from './graphql/preload-responses.ts';
import { productImageUrl, productPictureSizes, responsiveSources } from './lib/image-url.ts';
import { shownAt } from './navigation/paths.ts';
import type { Shop } from './shop/schema.ts';

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
if (segment === '') preloadFirstPictures();

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

/** As AVIF, which nearly all browsers support. */
function preloadFirstPictures(): void {
  const record = document.getElementById('shop')?.textContent;
  const shop: Partial<Pick<Shop, 'banners' | 'promos'>> = record ? JSON.parse(record) : {};
  for (const { list, sizes, widths } of pictures) {
    const [first] = shop[list] ?? [];
    const sources = first && responsiveSources(`.${first.image}`, widths);
    if (!sources) continue;
    const link = { rel: 'preload', as: 'image', type: 'image/avif' };
    addLink({ ...link, imageSrcset: sources.avif, imageSizes: sizes });
  }
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
