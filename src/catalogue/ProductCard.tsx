import { ShoppingCart } from 'lucide';
import { memo, useState } from 'react';
import { catalogueTexts } from '../content/catalogue.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { productPictureSizes } from '../lib/image-url.ts';
import { brandedName, nonBreaking } from '../lib/wording.ts';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton, SkeletonText } from '../ui/Skeleton.tsx';
import { listedProduct } from './listing/facets.ts';
import priceStyles from './PriceText.module.css';
import { CardPrice } from './PriceText.tsx';
import styles from './ProductCard.module.css';
import { ProductImage } from './ProductImage.tsx';
import { productDrawing } from './product-drawing.tsx';
import { useQuoteAction } from './quote-action-context.ts';
import { SizeMark } from './SizeMark.tsx';

interface ProductCardProps {
  product: ProductSummary;
  headingLevel?: 2 | 3;
  showsCategory?: boolean | undefined;
}

/** Memoized, since a long list is rendered in parts. */
export const ProductCard = memo(function ProductCard({
  product,
  headingLevel = 3,
  showsCategory = true,
}: ProductCardProps) {
  const quote = useQuoteAction();
  const [busy, setBusy] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const name = brandedName(product);
  const item = listedProduct(product);

  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.picture}>
        <ProductImage
          alt=""
          imageUrl={product.imageUrl}
          sizes={productPictureSizes.card}
          drawing={productDrawing(product.name, item.attributes)}
        />
        <SizeMark item={item} />
      </div>
      <div className={styles.text}>
        {showsCategory && product.category && (
          <p className={`label note ${styles.category}`}>{product.category}</p>
        )}
        <Heading className={styles.name}>
          <Link className={styles.link} to={paths.product(product.id)}>
            {nonBreaking(name)}
          </Link>
        </Heading>
        <CardPrice id={product.id} />
      </div>
      <div className={styles.action}>
        <Button
          wide
          busy={busy}
          busyLabel={catalogueTexts.adding}
          aria-label={catalogueTexts.quoteOf(name)}
          onClick={async () => {
            setBusy(true);
            await quote(product.id);
            setBusy(false);
          }}
        >
          <Icon of={ShoppingCart} size={18} />
          <span className={styles.word}>{catalogueTexts.quote}</span>
        </Button>
      </div>
    </article>
  );
});

export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.pictureSkeleton} />
      <div className={styles.text}>
        <div className={styles.name}>
          <SkeletonText lines={2} />
        </div>
        <div className={priceStyles.card} />
      </div>
      <div className={styles.action}>
        <Skeleton className={styles.button} />
      </div>
    </div>
  );
}
