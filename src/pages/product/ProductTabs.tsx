import { productPlaceholders, showsRatings } from '../../content/product.ts';
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
      label="Información del producto"
      tabs={[
        { id: 'descripcion', label: 'Descripción', content: partial ? skeleton : description },
        {
          id: 'especificaciones',
          label: 'Especificaciones',
          content: partial ? skeleton : specifications,
        },
        ...(showsRatings ? [{ id: 'resenas', label: 'Reseñas', content: <Reviews /> }] : []),
      ]}
    />
  );
}

function Description({ text }: { text: string | null }) {
  const paragraphs = (text ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return <p>Pida la descripción completa junto con su cotización.</p>;
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
        {rating} de 5 ({reviewCount} reseña)
      </p>
      <p>{reviewsNote}</p>
    </div>
  );
}
