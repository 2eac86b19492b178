/** All details of one product, for its page. */
import { type FullProduct, fullProduct } from '@uruhu/contract/catalogue/product';
import type { Language } from '@uruhu/contract/languages';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readFirstReviews, toRatingDistribution } from '../reviews/reviews.ts';
import { findBandFee } from '../shipping/shipping.ts';
import { readTexts, translateRecord } from '../translations/translations.ts';
import { type CatalogueEntry, parseCard, toEntry } from './entry.ts';
import { type Catalogue, findEntry } from './load.ts';
import { selectCatalogueRow, selectDetail, selectOptions, selectSizes, selectThumbhashes } from './queries.ts';
import { listRelatedProducts } from './related.ts';

/** Loads a published product; null if there is none with this id. */
export async function loadDetail(
  db: Kysely<Database>,
  catalogue: Catalogue,
  product_id: string,
  language: Language,
): Promise<FullProduct | null> {
  const entry = findEntry(catalogue, product_id);
  if (!entry) return null;
  const row = await selectDetail(db, product_id);
  return row?.status === 'published' ? buildDetail(db, catalogue, entry, row, language) : null;
}

/** Loads a product of any status as its page would show it; null if there is none with this id. */
export async function loadPreview(
  db: Kysely<Database>,
  catalogue: Catalogue,
  product_id: string,
  language: Language,
): Promise<FullProduct | null> {
  const cardRow = await selectCatalogueRow(db, product_id);
  const row = await selectDetail(db, product_id);
  return cardRow && row ? buildDetail(db, catalogue, toEntry(cardRow), row, language) : null;
}

type DetailRow = NonNullable<Awaited<ReturnType<typeof selectDetail>>>;

async function buildDetail(
  db: Kysely<Database>,
  catalogue: Catalogue,
  entry: CatalogueEntry,
  row: DetailRow,
  language: Language,
): Promise<FullProduct> {
  const { product_id } = entry;
  const [options, sizes, reviews, shipping_fee] = await Promise.all([
    selectOptions(db, product_id),
    selectSizes(db, product_id),
    readFirstReviews(db, product_id),
    findBandFee(db, row.weight_g),
  ]);
  const { weight_g, rating_counts, related_product_ids, discounted_price_rwf, discount_ends_at, ...columns } = row;
  const pictures = [...columns.other_images, ...columns.description_images, ...options.map(({ image }) => image)];
  const texts = await readTexts(db, language, [
    { kind: 'products', record_id: product_id },
    ...options.map(({ option_id }) => ({ kind: 'product-options' as const, record_id: option_id })),
    ...sizes.map(({ size_id }) => ({ kind: 'product-sizes' as const, record_id: size_id })),
  ]);
  const thumbhashes = await selectThumbhashes(db, pictures);
  return fullProduct.parse({
    ...translateRecord(texts, 'products', product_id, { ...parseCard(catalogue, entry, language), ...columns }),
    weight: weight_g,
    // A planned discount may have an end before it has begun.
    discount_ends_at: (discounted_price_rwf > 0 && discount_ends_at?.toISOString()) || null,
    shipping_fee,
    share_picture: '',
    options: options.map((option) => translateRecord(texts, 'product-options', option.option_id, option)),
    sizes: sizes.map((size) => translateRecord(texts, 'product-sizes', size.size_id, size)),
    rating_distribution: toRatingDistribution(rating_counts),
    ...reviews,
    thumbhashes: Object.fromEntries(thumbhashes.map(({ key, thumbhash }) => [key, thumbhash ?? ''])),
    related_products: listRelatedProducts(catalogue, entry, row, related_product_ids).map((related) =>
      parseCard(catalogue, related, language),
    ),
  });
}
