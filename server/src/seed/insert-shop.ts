import type { Policy } from '@uruhu/contract/rules/content';
import type { Transaction } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { NEW_OPTION, NEW_SIZE, type PatchedColumns, skipCheck, writeProducts } from '../domains/products/products.ts';
import { saveTranslations } from '../domains/translations/translations.ts';
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

const toColumns = (
  { description = '', product_info, specific_info, ...product }: ShopProduct,
  clean: (html: string) => string,
): PatchedColumns => ({
  status: 'published',
  ...product,
  description: clean(description),
  product_info: product_info.map(({ label, value }) => ({ label, value: clean(value) })),
  specific_info: [...specific_info],
});

const groupByProduct = <Row extends { product_id: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ product_id }) => product_id);

/** Products that are written at once. A transaction that waits too long for the next statement, while texts are cleaned, is ended. */
const BATCH_SIZE = 100;

/** Writes the products with their options, sizes and stock. The demo is not checked as staff's products are: it may hold what the check would refuse. */
async function writeShopProducts(trx: Db, { products, ...parts }: Shop, onWritten: (count: number) => void): Promise<void> {
  const clean = createCleaner();
  const [options, sizes, stock] = [groupByProduct(parts.options), groupByProduct(parts.sizes), groupByProduct(parts.stock)];
  for (let start = 0; start < products.length; start += BATCH_SIZE) {
    const batch = products.slice(start, start + BATCH_SIZE);
    const patches = batch.map((product) => {
      const { product_id } = product;
      return skipCheck({
        product_id,
        version: null,
        columns: toColumns(product, clean),
        options: (options.get(product_id) ?? []).map((option) => ({ ...NEW_OPTION, ...option })),
        sizes: (sizes.get(product_id) ?? []).map((size) => ({ ...NEW_SIZE, ...size })),
        stock: (stock.get(product_id) ?? []).map(({ option_id, size_id, on_hand }) => ({
          option_id,
          size_id,
          pieces: on_hand,
          seen: null,
        })),
      });
    });
    const written = await writeProducts(trx, patches, { staff_id: null });
    if (!written.ok) throw new Error(`The products of the demo cannot be written: ${written.code}`);
    onWritten(batch.length);
  }
}

const toPolicyRows = (policies: Record<Policy, string | undefined>) =>
  Object.entries(policies).flatMap(([policy, html = '']) => {
    const cleaned = cleanHtml(html);
    return cleaned === '' ? [] : [{ policy_id: policy, policy: policy as Policy, html: cleaned }];
  });

const toFaqRow = ({ faq_id, question, answer }: Shop['settings']['faqs'][number], position: number) => ({
  ...(faq_id ? { faq_id } : {}),
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
  await writeShopProducts(trx, shop, createCounter('products', shop.products.length));
  await insertRows(trx, 'reviews', shop.reviews, createCounter('reviews', shop.reviews.length));
  await insertRows(trx, 'shipping_bands', shop.shippingBands);
  await insertRows(trx, 'slides', shop.slides);
  await insertRows(trx, 'slide_texts', shop.announcements);
  const { faqs, terms, privacy, legal, refund, ...settings } = shop.settings;
  await insertRows(trx, 'faqs', faqs.map(toFaqRow));
  await insertRows(trx, 'policies', toPolicyRows({ terms, privacy, legal, refund }));
  await insertRows(trx, 'site_settings', [settings]);
  await saveTranslations(trx, shop.translations ?? []);
}
