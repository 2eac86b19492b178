import { useEffect, useState } from 'react';
import { useFar } from '#app/lib/use-far.ts';
import { usePart } from '#app/lib/use-part.ts';
import { readViewed } from '#app/lib/viewed.ts';

const loadRow = () => import('./recently-viewed.tsx');

/** Where 'Recently viewed' comes, once the shopper is near and has looked at anything else: until then it costs nothing. */
export function RecentPlace({ product_id }: { product_id: string }) {
  const { ref, away } = useFar<HTMLDivElement>();
  const { part, ahead } = usePart(loadRow);
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => {
    if (away) return;
    const others = readViewed().filter((id) => id !== product_id);
    setIds(others);
    if (others.length > 0) ahead();
  }, [away, ahead, product_id]);
  return <div ref={ref}>{part && ids.length > 0 && <part.RecentlyViewed ids={ids} onClear={() => setIds([])} />}</div>;
}
