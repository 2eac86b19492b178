import type { Policy } from '@uruhu/contract/rules/content';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { toFileRow } from './add-missing-files.ts';
import { insertRows } from './insert-rows.ts';
import type { Shop, ShopProduct } from './shop.ts';

/** Creates a function that shows how many rows of a step are inserted. */
type CreateCounter = (step: 'products' | 'reviews', total: number) => (count: number) => void;

/** Caches cleaned texts, because the products of a large demo share them and cleaning is slow. */
function createCleaner(): (html: string) => string {
  const cleaned = new Map<string, string>();
  return (html) => {
    const cached = cleaned.get(html) ?? cleanHtml(html);
    cleaned.set(html, cached);
    return cached;
  };
}

const toProductRow = ({ product_info, specific_info, ...product }: ShopProduct, clean: (html: string) => string) => ({
  ...product,
  description: clean(product.description ?? ''),
  product_info: JSON.stringify(product_info.map(({ label, value }) => ({ label, value: clean(value) }))),
  specific_info: JSON.stringify(specific_info),
});

const toPolicyRows = (policies: Record<Policy, string | undefined>) =>
  Object.entries(policies).flatMap(([policy, html = '']) => {
    const cleaned = cleanHtml(html);
    return cleaned === '' ? [] : [{ policy: policy as Policy, html: cleaned }];
  });

const toFaqRow = ({ question, answer }: { question: string; answer: string }, position: number) => ({
  question,
  answer: cleanHtml(answer),
  position,
});

/**
 * Inserts everything that shoppers see of the shop, referenced rows first. It cleans rich texts; the storefront shows all others as plain
 * text, so they stay unchanged.
 */
export async function insertShop(trx: Transaction<Database>, shop: Shop, createCounter: CreateCounter = () => () => {}): Promise<void> {
  await insertRows(
    trx,
    'brands',
    shop.brands.map((brand) => ({ ...brand, name: cleanHtml(brand.name) })),
  );
  await insertRows(trx, 'categories', shop.categories);
  await insertRows(trx, 'files', shop.pictures.map(toFileRow));
  const clean = createCleaner();
  const products = shop.products.map((product) => toProductRow(product, clean));
  await insertRows(trx, 'products', products, createCounter('products', products.length));
  await insertRows(trx, 'product_options', shop.options);
  await insertRows(trx, 'product_sizes', shop.sizes);
  await insertRows(trx, 'stock', shop.stock);
  await insertRows(trx, 'reviews', shop.reviews, createCounter('reviews', shop.reviews.length));
  await insertRows(trx, 'shipping_bands', shop.shippingBands);
  await insertRows(trx, 'slides', shop.slides);
  await insertRows(trx, 'slide_texts', shop.announcements);
  const { faqs, terms, privacy, legal, refund, ...settings } = shop.settings;
  await insertRows(trx, 'faqs', faqs.map(toFaqRow));
  await insertRows(trx, 'policies', toPolicyRows({ terms, privacy, legal, refund }));
  await insertRows(trx, 'site_settings', [settings]);
}
