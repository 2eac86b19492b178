import { useMemo, useState } from 'react';
import { readViewedIds } from '#app/features/viewed/viewed.ts';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { useNearViewport } from '#app/lib/hooks/use-near-viewport.ts';

const loadRow = () => import('./recently-viewed.tsx');

/** Loads 'Recently viewed' when it comes near the viewport, if the shopper has viewed other products. */
export function LazyRecentlyViewed({ product_id }: { product_id: string }) {
  const { ref, isFar } = useNearViewport();
  /** The product on whose page the shopper cleared the list; the pages after it show the products viewed since. */
  const [clearedOnProduct, setClearedOnProduct] = useState<string | null>(null);
  const isCleared = clearedOnProduct === product_id;
  const ids = useMemo(() => (isFar || isCleared ? [] : readViewedIds().filter((id) => id !== product_id)), [isFar, isCleared, product_id]);
  const { module } = useLazyModule(loadRow, ids.length > 0);
  return (
    <div ref={ref}>{module && ids.length > 0 && <module.RecentlyViewed ids={ids} onClear={() => setClearedOnProduct(product_id)} />}</div>
  );
}
