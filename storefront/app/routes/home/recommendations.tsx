import { type RefObject, useRef } from 'react';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { ProductRow } from '#app/features/products/product-row.tsx';
import type { DeferredSection } from '#app/lib/section.ts';
import { bestRated, recommendations, recommendationsWord } from '#messages/catalogue/home';
import { excludeProductsAbove } from './exclude-products-above.ts';
import { useLoadPersonalContent, usePersonalContent } from './use-personal-content.ts';
import { useSection } from './use-section.ts';

type RecommendationsProps = { initial: DeferredSection<CardProduct[]>; rowAbove: DeferredSection<CardProduct[]> };

/** The recommendations for every guest, or those for this shopper. */
export function Recommendations({ initial, rowAbove }: RecommendationsProps) {
  const [products, retry] = useSection('recommendations', initial);
  const row = useRef<HTMLDivElement>(null);
  const personal = usePersonalContent()?.recommended;
  return (
    <div ref={row}>
      <PersonalContentLoader row={row} />
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

/** A component of its own, so that the row does not render again when the session is known. */
function PersonalContentLoader({ row }: { row: RefObject<HTMLDivElement | null> }) {
  useLoadPersonalContent(row);
  return null;
}
