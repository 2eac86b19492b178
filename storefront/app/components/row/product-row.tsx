import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router';
import { ProductCard } from '#app/components/product/card.tsx';
import type { CardProduct } from '#app/lib/card.ts';
import { HALF_A_PHONE } from '#app/lib/images.ts';
import type { Section } from '#app/lib/section.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { CardSkeleton } from '#app/ui/skeleton.tsx';
import { error } from '#messages/common';
import { Row } from './row.tsx';
import { PageSection } from './section.tsx';

const SIZES = `(min-width: 768px) 226px, ${HALF_A_PHONE}`;
const SKELETONS = [0, 1, 2, 3, 4];

type ProductRowProps = Omit<ComponentProps<typeof Row>, 'children' | 'kind'> & {
  products: Section<CardProduct[]>;
  /** Said when there are none. */
  empty: string;
};

/** A row of product cards in whichever state it is: loading again, failed, empty, or there. */
export function ProductRow({ products, empty, ...head }: ProductRowProps) {
  const asking = useRevalidator().state !== 'idle';
  if (!products.ok && asking) {
    return (
      <Row {...head}>
        {SKELETONS.map((key) => (
          <li key={key}>
            <CardSkeleton />
          </li>
        ))}
      </Row>
    );
  }
  if (!products.ok || products.data.length === 0) {
    return (
      <PageSection {...head} more={undefined}>
        {products.ok ? <p className="muted">{empty}</p> : <Failure message={error(products.message)} />}
      </PageSection>
    );
  }
  return (
    <Row {...head}>
      {products.data.map((product) => (
        <li key={product.product_id}>
          <ProductCard product={product} sizes={SIZES} />
        </li>
      ))}
    </Row>
  );
}
