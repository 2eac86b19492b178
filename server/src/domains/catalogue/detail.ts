/** The whole of one product, as its page shows it. */
import { type FullProduct, fullProduct } from '@uruhu/contract/product';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cardOf } from './entry.ts';
import type { Catalogue } from './load.ts';
import { selectDetail, selectNewestReviews, selectOptions, selectRatings, selectSizes, selectThumbhashes } from './queries.ts';
import { relatedProducts } from './related.ts';

const REVIEWS_SHOWN = 10;

/** Null where there is no such published product. */
export async function loadDetail(db: Kysely<Database>, catalogue: Catalogue, product_id: string): Promise<FullProduct | null> {
  const entry = catalogue.entries[catalogue.positions.get(product_id) ?? -1];
  if (!entry) return null;
  const row = await selectDetail(db, product_id);
  if (!row) return null;
  const [options, sizes, ratings, reviews] = await Promise.all([
    selectOptions(db, product_id),
    selectSizes(db, product_id),
    selectRatings(db, product_id),
    selectNewestReviews(db, product_id, REVIEWS_SHOWN),
  ]);
  const { weight_g, ...shown } = row;
  const pictures = [...shown.other_images, ...shown.description_images, ...options.map(({ image }) => image)];
  const thumbhashes = await selectThumbhashes(db, pictures);
  return fullProduct.parse({
    ...cardOf(entry),
    ...shown,
    weight: weight_g,
    options,
    sizes,
    rating_distribution: Object.fromEntries(
      [5, 4, 3, 2, 1].map((rating) => [rating, ratings.find((row) => row.rating === rating)?.count ?? 0]),
    ),
    reviews: reviews.map(({ author_name, created_at, ...review }) => ({
      ...review,
      created_at: created_at.toISOString(),
      user: { name: author_name },
    })),
    thumbhashes: Object.fromEntries(thumbhashes.map(({ key, thumbhash }) => [key, thumbhash ?? ''])),
    related_products: relatedProducts(catalogue, entry, row).map(cardOf),
  });
}
