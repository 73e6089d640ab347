import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { pricesFailed, pricingNote, listingTexts as texts } from '../../content/listing.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { distances, limits } from '../../lib/limits.ts';
import { productCount } from '../../lib/wording.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { ProductGrid } from '../ProductGrid.tsx';
import { ShowMore, useVisibleItems } from '../ShowMore.tsx';
import { FilterChips, Filters } from './Filters.tsx';
import type { Facet } from './facets.ts';
import styles from './Listing.module.css';
import { ListingChoices } from './ListingChoices.tsx';
import type { ListOrder } from './list-order.ts';
import type { ListView } from './listing-url-state.ts';
import { ProductTable } from './ProductTable.tsx';
import { useListing } from './use-listing.ts';
import { chosenView } from './usual-view.ts';

interface ListingProps {
  products: readonly ProductSummary[];
  /** The first is the default. */
  orders: readonly ListOrder[];
  /** Above the list. */
  note?: ReactNode;
  /** Renders all cards immediately, to restore a scroll position. */
  renderAll: boolean;
}

/**
 * A product list with filters, sorting, card and table view. Its first element, the toolbar, is in the
 * row of the page's heading where it has room. Needs a `key` per list, or cards of
 * the previous one remain for a moment.
 */
export function Listing({ products, orders, note, renderAll }: ListingProps) {
  const listing = useListing(products, orders);
  const { change, usefulOrders, order, more, view, selection, values, found } = listing;
  const { failed, retry, isPricing, arePricesShown } = listing;
  const isWide = !useWindowUpTo(distances.tablet);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const headRef = useRef<HTMLDivElement>(null);

  const choose = (facet: Facet, value: string, isChosen: boolean) => {
    const others = (selection[facet] ?? []).filter((other) => other !== value);
    const chosen = isChosen ? [...others, value] : others;
    change({ selection: { ...selection, [facet]: chosen }, more: 0 });
  };
  const clear = () => {
    change({ selection: {}, more: 0 });
    headRef.current?.focus();
  };

  const isNarrowed = Object.keys(selection).length > 0;
  const counted = isNarrowed ? `${found.length} de ${productCount(products.length)}` : '';
  // Announces the full count only after filters were removed; the heading does it initially.
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed);
  if (isNarrowed && !wasNarrowed) setWasNarrowed(true);
  const filters = <Filters values={values} selection={selection} onChoose={choose} />;
  const hasFilters = values.size > 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend on the border */}
      <div
        ref={headRef}
        className={`cluster align-center ${styles.head}`}
        role="group"
        aria-label={texts.options}
        tabIndex={-1}
        data-print="hide"
      >
        {hasFilters && !isWide && (
          <Button className={styles.open} onClick={() => setSheetOpen(true)}>
            <Icon of={SlidersHorizontal} size={18} />
            {texts.filter}
          </Button>
        )}
        <ListingChoices
          orders={usefulOrders}
          order={order}
          view={view}
          onChange={(part) => {
            if (part.view) chosenView.write(part.view);
            change(part);
          }}
        />
      </div>
      {note}
      <div className={hasFilters ? styles.listing : undefined}>
        {hasFilters && isWide && (
          <section className={styles.side} aria-label={texts.filters}>
            <h2 className="title-small">{texts.filters}</h2>
            {filters}
          </section>
        )}
        <div className={styles.main}>
          <p role="status" className="note">
            {isPricing && pricingNote}
          </p>
          {order === 'price' && failed > 0 && (
            <Notice tone="error" actions={<RetryButton retry={retry} />}>
              {pricesFailed(failed)}
            </Notice>
          )}
          <LiveRegion>{counted || (wasNarrowed && productCount(products.length))}</LiveRegion>
          {isNarrowed && (
            <FilterChips
              count={counted}
              selection={selection}
              onRemove={(facet, value) => {
                choose(facet, value, false);
                headRef.current?.focus();
              }}
              onClear={clear}
            />
          )}
          {/*
          Remounted for another view, whose first items are rendered before the rest, and for fetched
          prices, which cards read on mount.
        */}
          <ListedProducts
            key={`${view} ${arePricesShown}`}
            view={view}
            list={products}
            found={found}
            pages={more + 1}
            onMore={() => change({ more: more + 1 })}
            renderAll={renderAll}
          />
        </div>
        <Dialog
          sheet
          open={isSheetOpen && !isWide}
          onClose={() => setSheetOpen(false)}
          title={texts.filters}
          actions={
            <>
              {isNarrowed && <Button onClick={clear}>{texts.clear}</Button>}
              <Button variant="primary" onClick={() => setSheetOpen(false)}>
                {texts.show(productCount(found.length))}
              </Button>
            </>
          }
        >
          {filters}
        </Dialog>
      </div>
    </>
  );
}

interface ListedProductsProps {
  view: ListView;
  list: readonly ProductSummary[];
  found: readonly ProductSummary[];
  pages: number;
  onMore: () => void;
  renderAll: boolean;
}

function ListedProducts({ view, list, found, pages, onMore, renderAll }: ListedProductsProps) {
  const isTable = view === 'table';
  const first = isTable ? limits.firstRows : limits.firstCards;
  const { shown, left } = useVisibleItems(found, { first, pages, renderAll });
  return (
    <>
      {isTable ? <ProductTable list={list} shown={shown} /> : <ProductGrid products={shown} />}
      <ShowMore left={left} onMore={onMore} />
    </>
  );
}
