/** All details of one product, for its page. */
import { type FullProduct, fullProduct } from '@uruhu/contract/catalogue/product';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readFirstReviews, toDistribution } from '../reviews/reviews.ts';
import { parseCard } from './entry.ts';
import type { Catalogue } from './load.ts';
import { selectDetail, selectOptions, selectSizes, selectThumbhashes } from './queries.ts';
import { findRelatedProducts } from './related.ts';

/** Null if there is no such published product. */
export async function loadDetail(db: Kysely<Database>, catalogue: Catalogue, product_id: string): Promise<FullProduct | null> {
  const entry = catalogue.entries[catalogue.positions.get(product_id) ?? -1];
  if (!entry) return null;
  const row = await selectDetail(db, product_id);
  if (!row) return null;
  const [options, sizes, reviews] = await Promise.all([
    selectOptions(db, product_id),
    selectSizes(db, product_id),
    readFirstReviews(db, product_id),
  ]);
  const { weight_g, rating_counts, ...shown } = row;
  const pictures = [...shown.other_images, ...shown.description_images, ...options.map(({ image }) => image)];
  const thumbhashes = await selectThumbhashes(db, pictures);
  return fullProduct.parse({
    ...parseCard(entry),
    ...shown,
    weight: weight_g,
    options,
    sizes,
    rating_distribution: toDistribution(rating_counts),
    ...reviews,
    thumbhashes: Object.fromEntries(thumbhashes.map(({ key, thumbhash }) => [key, thumbhash ?? ''])),
    related_products: findRelatedProducts(catalogue, entry, row).map(parseCard),
  });
}
