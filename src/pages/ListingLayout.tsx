import type { ReactNode } from 'react';
import { Breadcrumb } from '../catalog/Breadcrumb.tsx';
import { ListFailure } from '../catalog/ListFailure.tsx';
import { ListingHeading } from '../catalog/ListingHeading.tsx';
import { Listing, ListingSkeleton } from '../catalog/listing/Listing.tsx';
import type { ListOrder } from '../catalog/listing/list-order.ts';
import type { PageMeta } from '../content/page-meta.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { Page } from '../layout/Page.tsx';
import { useRestoresScroll } from '../layout/scroll-restoration.ts';
import type { ViewState } from '../lib/view-state.ts';
import { paths } from '../paths.ts';
import { DataView } from '../ui/DataView.tsx';

interface ListingLayoutProps {
  meta: PageMeta;
  /** The last part of the breadcrumb. */
  crumb: string;
  title: ReactNode;
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
  const { meta, crumb, title, products, orders, note, noProducts, empty } = props;
  const renderAll = useRestoresScroll();
  return (
    <Page meta={meta}>
      <div className="page-width page-content">
        <Breadcrumb crumbs={[{ label: 'Inicio', path: paths.home() }, { label: crumb }]} />
        <ListingHeading
          title={title}
          count={products.status === 'ready' ? products.data.length : null}
          empty={products.status === 'empty' && noProducts}
        />
        <DataView
          state={products}
          loading={() => <ListingSkeleton />}
          error={(failure) => <ListFailure {...failure} />}
          empty={() => empty}
          ready={(list) => (
            <>
              {note}
              <Listing products={list} orders={orders} renderAll={renderAll} />
            </>
          )}
        />
      </div>
    </Page>
  );
}
