import { lazy } from 'react';
import { useCart } from '../../cart/cart-store.ts';
import { pageMeta } from '../../content/meta.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPage.module.css';
import { OtherItems } from './OtherItems.tsx';
import { PasteList } from './PasteList.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { SentQuotes } from './SentQuotes.tsx';
import { SharedList } from './SharedList.tsx';
import { SpokenTotals } from './SpokenTotals.tsx';

const SavedProducts = lazy(() => import('../../catalog/SavedProducts.tsx'));

/** /cart */
export default function CartPage() {
  const ids = useCart((cart) => cart.lines.map((line) => line.id).join(' '));
  const failure = useCart((cart) => cart.failure);
  return (
    <Page meta={pageMeta.cart}>
      <div className={`page-width stack gap-6 ${styles.page}`}>
        <div className="cluster align-center spread">
          <h1>Su cotización</h1>
          <PasteList />
        </div>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <RemovedNotice />
        <SpokenTotals />
        <SharedList />
        {ids === '' ? (
          <>
            <OtherItems />
            <EmptyState
              drawing="empty-cart"
              title="Tu carrito está vacío"
              actions={
                <ButtonLink variant="primary" to={paths.products()}>
                  Ver productos
                </ButtonLink>
              }
            >
              Agregue productos y envíe su lista por WhatsApp para recibir precios hoy mismo.
            </EmptyState>
            <SectionBoundary>
              <SavedProducts />
            </SectionBoundary>
          </>
        ) : (
          <div className={`columns ${styles.columns}`}>
            <div>
              <ul className={styles.lines} aria-label="Productos de su cotización">
                {ids.split(' ').map((id) => (
                  <CartLineRow key={id} id={Number(id)} />
                ))}
              </ul>
              <OtherItems />
            </div>
            <QuoteSummary />
          </div>
        )}
        <SentQuotes />
      </div>
      <SectionBoundary>
        <QuoteSheet />
      </SectionBoundary>
    </Page>
  );
}
