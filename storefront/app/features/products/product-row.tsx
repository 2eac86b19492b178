import type { ComponentProps } from 'react';
import { HALF_PHONE_WIDTH } from '#app/lib/images.ts';
import { type DeferredSection, isLate } from '#app/lib/section.ts';
import { Row } from '#app/ui/row/row.tsx';
import { SectionFallback } from '#app/ui/row/section-fallback.tsx';
import { CardSkeleton, SKELETON_KEYS } from '#app/ui/skeleton.tsx';
import { ProductCard } from './card.tsx';
import type { CardProduct } from './card-product.ts';

/** A row on the home page shows twelve products; 'See all' leads to the rest. */
export const ROW_SIZE = 12;

const SIZES = `(min-width: 768px) 226px, ${HALF_PHONE_WIDTH}`;

type ProductRowProps = Omit<ComponentProps<typeof Row>, 'children' | 'kind'> & {
  products: DeferredSection<CardProduct[]>;
  /** The text of an empty row, unless `products` has a message of its own. */
  empty?: string;
  /** Loads the products again. */
  onRetry?: () => void;
};

/** A row of product cards; while it loads a row of skeletons, and after a failure or if it is empty a message. */
export function ProductRow({ products, empty, onRetry, ...rowProps }: ProductRowProps) {
  const loading = isLate(products);
  if (!loading && (!products.ok || products.data.length === 0)) {
    return (
      <Row {...rowProps} more={undefined} instead={<SectionFallback section={products} empty={empty} onRetry={onRetry} />}>
        {null}
      </Row>
    );
  }
  return (
    <Row {...rowProps} busy={loading}>
      {loading &&
        SKELETON_KEYS.map((key) => (
          <li key={key}>
            <CardSkeleton />
          </li>
        ))}
      {products.ok &&
        products.data.map((product) => (
          <li key={product.product_id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
    </Row>
  );
}
