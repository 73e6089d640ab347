import type { ReactNode } from 'react';
import { Breadcrumb } from '../catalogue/Breadcrumb.tsx';
import { ListFailure } from '../catalogue/ListFailure.tsx';
import { Abbreviations } from '../catalogue/listing/Abbreviations.tsx';
import { Listing } from '../catalogue/listing/Listing.tsx';
import { ListingSkeleton } from '../catalogue/listing/ListingSkeleton.tsx';
import type { ListOrder } from '../catalogue/listing/list-order.ts';
import { layoutTexts } from '../content/layout.ts';
import type { PageMeta } from '../content/page-meta.ts';
import { searchHelp } from '../content/search-help.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { Page } from '../layout/Page.tsx';
import type { ViewState } from '../lib/view-state.ts';
import { productCount } from '../lib/wording.ts';
import { paths } from '../navigation/paths.ts';
import { useRestoresScroll } from '../navigation/scroll-restoration.ts';
import { DataView } from '../ui/DataView.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import styles from './ListingLayout.module.css';

interface ListingLayoutProps {
  meta: PageMeta;
  /** The last part of the breadcrumb. */
  crumb: string;
  title: ReactNode;
  /** The category or search term, from which the shape of the list is expected while it loads. */
  subject: string;
  products: ViewState<readonly ProductSummary[]>;
  orders: readonly ListOrder[];
  /** Above the list. */
  note?: ReactNode;
  /** Announced when there are no products. */
  noProducts: string;
  /** Shown when there are no products. */
  empty: ReactNode;
}

/** A category or the results of a search. Needs a `key` per list. */
export function ListingLayout(props: ListingLayoutProps) {
  const { meta, crumb, title, subject, products, orders, note, noProducts, empty } = props;
  const renderAll = useRestoresScroll();
  const counted = products.status === 'ready' && productCount(products.data.length);
  return (
    <Page meta={meta}>
      <div className={`page-width ${styles.page}`}>
        <div className={styles.crumbs}>
          <Breadcrumb
            crumbs={[{ label: layoutTexts.home, path: paths.home() }, { label: crumb }]}
          />
        </div>
        <header className={styles.heading}>
          <h1>{title}</h1>
          <p className={styles.count} aria-hidden="true">
            {counted}
          </p>
          {products.status === 'ready' && <Abbreviations products={products.data} />}
          <LiveRegion>{products.status === 'empty' ? noProducts : counted}</LiveRegion>
        </header>
        <DataView
          state={products}
          loading={() => <ListingSkeleton subject={subject} />}
          error={(failure) => (
            <ListFailure failure={failure} question={searchHelp.message(subject)} />
          )}
          empty={() => empty}
          ready={(list) => (
            <Listing products={list} orders={orders} note={note} renderAll={renderAll} />
          )}
        />
      </div>
    </Page>
  );
}
