import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import { loadDetail } from './detail.ts';
import { createPerCatalogue } from './snapshot-cache.ts';

/** Product details in the cache; the least recently read are dropped first. */
const KEPT = 2_000;

/** Reads product details, and caches them as long as their snapshot is current. */
export function detailReader({ db, snapshot }: Pick<AppContext, 'db' | 'snapshot'>): (product_id: string) => Promise<FullProduct | null> {
  const getDetails = createPerCatalogue(() => new LRUCache<string, Promise<FullProduct | null>>({ max: KEPT }));
  return (product_id) => {
    const { catalogue } = snapshot.current();
    const mine = getDetails(catalogue);
    // Unknown ids are not cached, so that a client trying thousands of them cannot push out real products.
    if (!catalogue.positions.has(product_id)) return Promise.resolve(null);
    const known = mine.get(product_id);
    if (known) return known;
    const reading = loadDetail(db, catalogue, product_id);
    mine.set(product_id, reading);
    reading.catch(() => mine.delete(product_id));
    return reading;
  };
}
