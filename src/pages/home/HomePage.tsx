import type { PageMeta } from '../../content/meta.ts';
import { pageMeta } from '../../content/meta.ts';
import { Page } from '../../layout/Page.tsx';
import { ProductShelves } from './ProductShelves.tsx';

/** Id of the product section, which `#productos` typed by hand opens at. */
export const productsSection = 'productos';

interface HomePageProps {
  meta?: PageMeta;
  section?: string;
}

/** The home page. /list shows the same under a title of its own. */
export default function HomePage({ meta = pageMeta.home, section }: HomePageProps) {
  return (
    <Page meta={meta} section={section}>
      <ProductShelves id={productsSection} />
    </Page>
  );
}
