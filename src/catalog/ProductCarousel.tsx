import type { ReactNode } from 'react';
import { distances } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductCarouselProps {
  label: string;
  heading: ReactNode;
  products: readonly ProductSummary[];
  dots?: number;
  /** Pixels by which a button scrolls; most of the visible row by default. */
  step?: number;
}

export function ProductCarousel({ label, heading, products, dots, step }: ProductCarouselProps) {
  return (
    <ScrollRow
      label={label}
      items={products}
      itemKey={(product) => product.id}
      renderItem={(product) => <ProductCard product={product} />}
      step={(viewWidth) =>
        step ?? Math.min(viewWidth * distances.relatedScrollShare, distances.relatedScroll)
      }
      dots={dots}
      heading={heading}
    />
  );
}
