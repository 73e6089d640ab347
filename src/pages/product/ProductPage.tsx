import { useNavigate, useParams } from 'react-router-dom';
import { Breadcrumb, type Crumb } from '../../catalogue/Breadcrumb.tsx';
import { ProductCarousel } from '../../catalogue/ProductCarousel.tsx';
import { relatedProducts } from '../../catalogue/product-groups.ts';
import { useSavedProducts } from '../../catalogue/saved-products.ts';
import { controls } from '../../content/controls.ts';
import { productMissing } from '../../content/failures.ts';
import { layoutTexts } from '../../content/layout.ts';
import { productMeta } from '../../content/meta.ts';
import { productPageTexts as texts } from '../../content/product-page.ts';
import { searchHelp } from '../../content/search-help.ts';
import {
  type Product,
  type ProductFailure,
  type ProductSummary,
  useProduct,
  useProductSummaries,
} from '../../graphql/queries.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { Page } from '../../layout/Page.tsx';
import { limits } from '../../lib/limits.ts';
import { parseProductId } from '../../lib/product-id.ts';
import { rowsOf } from '../../lib/view-state.ts';
import { brandedName, codeText } from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PartialFailure } from '../../ui/DataView.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionBoundary } from '../../ui/ErrorBoundary.tsx';
import { FailureMessage } from '../../ui/FailureMessage.tsx';
import { MessagingLink } from '../../ui/MessagingLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductTabs } from './ProductTabs.tsx';

export default function ProductPage() {
  const { id } = useParams();
  // The key resets the typed quantity for the next product.
  return <ProductView key={id} id={parseProductId(id)} />;
}

function ProductView({ id }: { id: number | null }) {
  const { product, partial, missing, failure } = useProduct(id);
  const summaries = useProductSummaries();
  const addSeen = useSavedProducts((saved) => saved.addSeen);
  // After the paint: the browser's storage is slow.
  useTimeout(() => product && addSeen(product.id), product ? 0 : null);

  const listed = product ?? rowsOf(summaries).find((summary) => summary.id === id);
  const sought = listed?.name
    ? brandedName(listed)
    : codeText(listed ?? { id: id ?? 0, uuid: null });

  return (
    <Page meta={productMeta(product?.name ?? null)}>
      <div
        className="page-width page-content stack gap-6"
        data-failed={failure !== null || undefined}
      >
        {missing ? (
          <ProductNotFound />
        ) : (
          <>
            <Breadcrumb crumbs={crumbs(product ?? {})} />
            {failure && <Failure failure={failure} question={searchHelp.message(sought)} />}
            {product ? (
              <>
                <ProductDetail product={product} partial={partial} summaries={summaries} />
                <SectionBoundary>
                  <Deferred>
                    <ProductTabs product={product} partial={partial} />
                  </Deferred>
                </SectionBoundary>
              </>
            ) : (
              <ProductSkeleton isLoading={!failure} />
            )}
          </>
        )}
        {product && (
          <SectionBoundary>
            <Deferred>
              {summaries.status !== 'loading' && (
                <RelatedProducts product={product} all={rowsOf(summaries)} />
              )}
            </Deferred>
          </SectionBoundary>
        )}
      </div>
    </Page>
  );
}

interface FailureProps {
  failure: ProductFailure;
  /** The message that asks the seller for the product. */
  question: string;
}

function Failure({ failure, question }: FailureProps) {
  const navigate = useNavigate();
  const { isPart, title, detail, retry } = failure;
  if (isPart) return <PartialFailure {...failure} />;
  return (
    <Notice
      tone="error"
      actions={
        <>
          <RetryButton retry={retry} size="small" />
          <Button size="small" onClick={() => navigate(-1)}>
            {controls.back}
          </Button>
          <MessagingLink
            number={searchHelp.number}
            message={question}
            label={searchHelp.ask}
            size="small"
          />
        </>
      }
    >
      <FailureMessage title={title} detail={detail} />
    </Notice>
  );
}

function ProductNotFound() {
  return (
    <EmptyState
      level={1}
      drawing="not-found-product"
      title={productMissing}
      actions={
        <>
          <ButtonLink variant="primary" to={paths.products()}>
            {texts.catalogue}
          </ButtonLink>
          <ButtonLink to={paths.home()}>{texts.home}</ButtonLink>
        </>
      }
    >
      {texts.missingHint}
    </EmptyState>
  );
}

function crumbs({ category, name }: Partial<Product>): Crumb[] {
  return [
    { label: layoutTexts.home, path: paths.home() },
    ...(category ? [{ label: category, path: paths.category(category) }] : []),
    { label: name ?? texts.name },
  ];
}

const relatedTitle = texts.related;

interface RelatedProductsProps {
  product: Product;
  all: readonly ProductSummary[];
}

function RelatedProducts({ product, all }: RelatedProductsProps) {
  const products = relatedProducts(all, product);
  return (
    <section aria-label={relatedTitle}>
      <ProductCarousel
        label={relatedTitle}
        heading={<h2>{relatedTitle}</h2>}
        products={products}
        dots={limits.relatedDots}
      />
      {products.length === 0 && <p className="muted">{texts.noRelated}</p>}
    </section>
  );
}
