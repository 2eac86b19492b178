import type { ComponentProps } from 'react';
import { ProductCard } from '#app/components/product/card.tsx';
import type { CardProduct } from '#app/lib/card.ts';
import { HALF_A_PHONE } from '#app/lib/images.ts';
import { isLate, type Part } from '#app/lib/section.ts';
import { BONES, CardSkeleton } from '#app/ui/skeleton.tsx';
import { Absent } from './absent.tsx';
import { Row } from './row.tsx';

const SIZES = `(min-width: 768px) 226px, ${HALF_A_PHONE}`;

type ProductRowProps = Omit<ComponentProps<typeof Row>, 'children' | 'kind'> & {
  products: Part<CardProduct[]>;
  /** Said when there are none, and they do not say so themselves. */
  empty?: string;
  /** Asks for them once more. */
  onRetry?: () => void;
};

/** A row of product cards in whichever state it is: on its way, failed, empty, or there. */
export function ProductRow({ products, empty, onRetry, ...head }: ProductRowProps) {
  const late = isLate(products);
  if (!late && (!products.ok || products.data.length === 0)) {
    return (
      <Row {...head} more={undefined} instead={<Absent part={products} empty={empty} onRetry={onRetry} />}>
        {null}
      </Row>
    );
  }
  return (
    <Row {...head} busy={late}>
      {late &&
        BONES.map((key) => (
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
