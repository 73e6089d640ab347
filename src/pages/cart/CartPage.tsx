import { X } from 'lucide';
import { useEffect } from 'react';
import { countUnits } from '../../cart/cart.ts';
import { isCartEmpty, useCart } from '../../cart/cart-store.ts';
import { countChanged } from '../../cart/compare.ts';
import { quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import { useComparison } from '../../cart/use-comparison.ts';
import { SavedProducts } from '../../catalogue/SavedProducts.tsx';
import { cartTexts } from '../../content/cart.ts';
import { pageMeta } from '../../content/meta.ts';
import { quoteLinkTexts as texts } from '../../content/quote-links.ts';
import { focusMain } from '../../hooks/focus-main.ts';
import { Page } from '../../layout/Page.tsx';
import { formatSoles } from '../../lib/money.ts';
import { brandedName, cartCount, toBeQuoted } from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
import { PasteListButton } from '../../quote-list/PasteList.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary, SectionBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CartFailure } from './CartFailure.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPage.module.css';
import { OtherItems } from './OtherItems.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import { SentQuestion } from './SentQuestion.tsx';
import { SentQuotes } from './SentQuotes.tsx';
import { SharedList } from './SharedList.tsx';

/** /cart */
export default function CartPage() {
  const isEmpty = useCart(isCartEmpty);
  return (
    <Page meta={pageMeta.cart}>
      <ErrorBoundary fallback={<CartFailure />} resetKey={String(isEmpty)}>
        <CartContents />
      </ErrorBoundary>
    </Page>
  );
}

function CartContents() {
  const ids = useCart((cart) => cart.lines.map((line) => line.id).join(' '));
  const failure = useCart((cart) => cart.failure);
  const isEmpty = useCart(isCartEmpty);
  const isComparing = useComparison();
  return (
    <>
      <div className={`page-width page-content stack gap-6 ${styles.page}`}>
        <div className="cluster align-center spread">
          <h1>{cartTexts.title}</h1>
          <div className={`cluster gap-2 ${styles.actions}`}>
            <SentQuotes />
            <PasteListButton />
          </div>
        </div>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <RemovedNotice />
        <SpokenTotals />
        <SentQuestion />
        <SharedList />
        {isEmpty ? (
          <>
            <EmptyState
              drawing="empty-cart"
              title={cartTexts.empty}
              actions={
                <ButtonLink variant="primary" to={paths.products()}>
                  {cartTexts.products}
                </ButtonLink>
              }
            >
              {cartTexts.emptyHint}
            </EmptyState>
            <SectionBoundary>
              <Deferred>
                <SavedProducts />
              </Deferred>
            </SectionBoundary>
          </>
        ) : (
          <div className={`columns ${styles.columns}`}>
            <div>
              {ids !== '' && (
                <ul className={styles.lines} aria-label={cartTexts.lines}>
                  {ids.split(' ').map((id) => (
                    <CartLineRow key={id} id={Number(id)} />
                  ))}
                </ul>
              )}
              <OtherItems />
            </div>
            <QuoteSummary isComparing={isComparing} />
          </div>
        )}
      </div>
      <SectionBoundary>
        <QuoteSheet />
      </SectionBoundary>
    </>
  );
}

/** Announces the totals after each change. */
function SpokenTotals() {
  const lines = useCart((cart) => cart.lines);
  const { total } = quoteTotals(quoteRows(lines));
  const counted = cartCount(lines.length, countUnits(lines));
  const sum = total > 0 ? formatSoles(total) : toBeQuoted;
  const changed = countChanged(lines);
  return (
    <LiveRegion>
      {changed > 0 && `${texts.changed(changed)} `}
      {lines.length > 0 && `${counted}. ${cartTexts.totalOf(sum)}`}
    </LiveRegion>
  );
}

function RemovedNotice() {
  const lines = useCart((cart) => cart.lines);
  const allRemoved = useCart((cart) => cart.removed);
  const removedOthers = useCart((cart) => cart.removedOthers);
  const restore = useCart((cart) => cart.restore);
  const forgetRemoved = useCart((cart) => cart.forgetRemoved);
  useEffect(() => forgetRemoved, [forgetRemoved]);
  // Undoing changes nothing for a product that is in the cart again.
  const removed = allRemoved.filter(({ line }) => !lines.some(({ id }) => id === line.id));
  const [only, ...more] = [...removed.map(({ line }) => brandedName(line)), ...removedOthers];
  const count = more.length + 1;
  const text =
    more.length > 0 ? cartTexts.removedLines(count) : only ? cartTexts.removed(only) : '';
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {text !== '' && (
        <div className={`row spread gap-2 ${styles.notice}`} data-theme="dark" data-above-bar>
          <p aria-hidden="true">{text}</p>
          <Button
            size="small"
            onClick={() => {
              restore();
              // The button unmounts, which would reset the focus to the top.
              focusMain();
            }}
          >
            {cartTexts.undo}
          </Button>
          <IconButton
            label={cartTexts.close}
            onClick={() => {
              forgetRemoved();
              focusMain();
            }}
          >
            <Icon of={X} size={20} />
          </IconButton>
        </div>
      )}
    </>
  );
}
