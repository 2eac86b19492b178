import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import { loadDetail } from './detail.ts';
import { createStorePerCatalogue } from './snapshot-cache.ts';

/** The maximum number of cached product details. The least recently read are dropped first. */
const CACHED_MAX = 2_000;

/** Reads product details, and caches them as long as their snapshot is current. */
export function createDetailReader({
  db,
  snapshot,
}: Pick<AppContext, 'db' | 'snapshot'>): (product_id: string) => Promise<FullProduct | null> {
  const getDetails = createStorePerCatalogue(() => new LRUCache<string, Promise<FullProduct | null>>({ max: CACHED_MAX }));
  return (product_id) => {
    const { catalogue } = snapshot.current();
    const details = getDetails(catalogue);
    // Unknown ids are not cached, so that a client that tries thousands of them cannot evict real products.
    if (!catalogue.positions.has(product_id)) return Promise.resolve(null);
    const cachedDetail = details.get(product_id);
    if (cachedDetail) return cachedDetail;
    const detail = loadDetail(db, catalogue, product_id);
    details.set(product_id, detail);
    detail.catch(() => details.delete(product_id));
    return detail;
  };
}
