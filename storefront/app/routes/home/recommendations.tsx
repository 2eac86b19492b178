import type { RefObject } from 'react';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { ProductRow } from '#app/features/products/product-row.tsx';
import type { DeferredSection } from '#app/lib/section.ts';
import { bestRated, recommendations, recommendationsWord } from '#messages/catalogue/home';
import { excludeProductsAbove } from './exclude-products-above.ts';
import type { PersonalContent } from './personal-content.ts';
import { useSection } from './use-section.ts';

type RecommendationsProps = {
  initial: DeferredSection<CardProduct[]>;
  rowAbove: DeferredSection<CardProduct[]>;
  personal: PersonalContent['recommended'] | undefined;
  row: RefObject<HTMLDivElement | null>;
};

/** The recommendations for every guest, or those for this shopper. */
export function Recommendations({ initial, rowAbove, personal, row }: RecommendationsProps) {
  const [products, retry] = useSection('recommendations', initial);
  return (
    <div ref={row}>
      <ProductRow
        title={recommendations}
        word={recommendationsWord}
        subtitle={personal ? personal.reason : bestRated}
        far
        products={personal ? { ok: true, data: personal.products } : excludeProductsAbove(products, rowAbove)}
        onRetry={retry}
      />
    </div>
  );
}
