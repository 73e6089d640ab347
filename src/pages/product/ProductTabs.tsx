import { productPlaceholders, showsRatings } from '../../content/product.ts';
import { productPageTexts as texts } from '../../content/product-page.ts';
import type { Product } from '../../graphql/queries.ts';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './ProductTabs.module.css';
import { specifications } from './specifications.ts';

interface ProductTabsProps {
  product: Product;
  /** Fields that are null may still load. */
  partial: boolean;
}

export function ProductTabs({ product, partial }: ProductTabsProps) {
  const description = <Description text={product.description} />;
  const specifications = <Specifications product={product} />;
  const skeleton = <SkeletonText lines={6} />;
  return (
    <Tabs
      label={texts.tabs}
      tabs={[
        { id: 'descripcion', label: texts.description, content: partial ? skeleton : description },
        {
          id: 'especificaciones',
          label: texts.specifications,
          content: partial ? skeleton : specifications,
        },
        ...(showsRatings ? [{ id: 'resenas', label: texts.reviewsTab, content: <Reviews /> }] : []),
      ]}
    />
  );
}

function Description({ text }: { text: string | null }) {
  const paragraphs = (text ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return <p>{texts.noDescription}</p>;
  return (
    <div className={`stack ${styles.text}`}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

function Specifications({ product }: { product: Product }) {
  return (
    <dl className={styles.text}>
      {specifications(product).map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reviews() {
  const { rating, reviewCount, reviewsNote } = productPlaceholders;
  return (
    <div className={`stack ${styles.text}`}>
      <p className="row gap-3 bold">
        <StarRating value={rating} />
        {texts.rated(rating, reviewCount)}
      </p>
      <p>{reviewsNote}</p>
    </div>
  );
}
