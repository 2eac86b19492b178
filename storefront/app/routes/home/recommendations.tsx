import type { RefObject } from 'react';
import { ProductRow } from '#app/components/row/product-row.tsx';
import type { CardProduct } from '#app/lib/card.ts';
import type { Part } from '#app/lib/section.ts';
import { bestRated, recommendations, recommendationsWord } from '#messages/home';
import { besides } from './besides.ts';
import type { Personal } from './use-personal.ts';
import { useSection } from './use-section.ts';

type RecommendationsProps = {
  first: Part<CardProduct[]>;
  above: Part<CardProduct[]>;
  own: Personal['recommended'] | undefined;
  row: RefObject<HTMLDivElement | null>;
};

/** The same for every guest, or what is known of this one. */
export function Recommendations({ first, above, own, row }: RecommendationsProps) {
  const [products, again] = useSection('recommendations', first);
  return (
    <div ref={row}>
      <ProductRow
        title={recommendations}
        word={recommendationsWord}
        subtitle={own ? own.why : bestRated}
        far
        products={own ? { ok: true, data: own.products } : besides(products, above)}
        onRetry={again}
      />
    </div>
  );
}
