import type { FullProduct } from '@uruhu/contract/catalogue/product';
import type { Language } from '@uruhu/contract/languages';
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
}: Pick<AppContext, 'db' | 'snapshot'>): (product_id: string, language: Language) => Promise<FullProduct | null> {
  const getDetails = createStorePerCatalogue(() => new LRUCache<string, Promise<FullProduct | null>>({ max: CACHED_MAX }));
  return (product_id, language) => {
    const { catalogue } = snapshot.current();
    const details = getDetails(catalogue);
    // Unknown ids are not cached, so that a client that tries thousands of them cannot evict real products.
    if (!catalogue.positions.has(product_id)) return Promise.resolve(null);
    const key = `${language} ${product_id}`;
    const cachedDetail = details.get(key);
    if (cachedDetail) return cachedDetail;
    const detail = loadDetail(db, catalogue, product_id, language);
    details.set(key, detail);
    detail.catch(() => details.delete(key));
    return detail;
  };
}
