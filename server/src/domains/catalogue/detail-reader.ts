import type { FullProduct } from '@uruhu/contract/product';
import type { Parts } from '../../http/parts.ts';
import { loadDetail } from './detail.ts';
import { perCatalogue } from './kept.ts';

/** Details of so many products are kept; the least recently read go first. */
const KEPT = 2_000;

/** Reads whole products, keeping what it read for as long as the snapshot they belong to is served. */
export function detailReader({ db, snapshot }: Pick<Parts, 'db' | 'snapshot'>): (product_id: string) => Promise<FullProduct | null> {
  const keptOf = perCatalogue(() => new Map<string, Promise<FullProduct | null>>());
  return (product_id) => {
    const { catalogue } = snapshot.current();
    const mine = keptOf(catalogue);
    // Unknown ids are not kept: whoever tries thousands of them must not push out what people read.
    if (!catalogue.positions.has(product_id)) return Promise.resolve(null);
    const reading = mine.get(product_id) ?? loadDetail(db, catalogue, product_id);
    mine.delete(product_id);
    mine.set(product_id, reading);
    reading.catch(() => mine.delete(product_id));
    if (mine.size > KEPT) mine.delete(mine.keys().next().value ?? '');
    return reading;
  };
}
