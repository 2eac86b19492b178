import type { RefObject } from 'react';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { ProductRow } from '#app/features/products/product-row.tsx';
import type { Part } from '#app/lib/section.ts';
import { bestRated, recommendations, recommendationsWord } from '#messages/home';
import { excludeShown } from './exclude-shown.ts';
import type { Personal } from './personal.ts';
import { useSection } from './use-section.ts';

type RecommendationsProps = {
  first: Part<CardProduct[]>;
  above: Part<CardProduct[]>;
  own: Personal['recommended'] | undefined;
  row: RefObject<HTMLDivElement | null>;
};

/** The recommendations for every guest, or those for this shopper. */
export function Recommendations({ first, above, own, row }: RecommendationsProps) {
  const [products, retry] = useSection('recommendations', first);
  return (
    <div ref={row}>
      <ProductRow
        title={recommendations}
        word={recommendationsWord}
        subtitle={own ? own.why : bestRated}
        far
        products={own ? { ok: true, data: own.products } : excludeShown(products, above)}
        onRetry={retry}
      />
    </div>
  );
}
