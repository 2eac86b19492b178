import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { fileRow } from './add-missing-files.ts';
import { insertRows } from './insert-rows.ts';
import type { Shop, ShopProduct } from './shop.ts';

type Told = (step: 'products' | 'reviews', total: number) => (count: number) => void;

/** Products of a large demo share their texts, and cleaning one takes a while. */
function cleanOnce(): (html: string) => string {
  const cleaned = new Map<string, string>();
  return (html) => {
    const known = cleaned.get(html) ?? cleanHtml(html);
    cleaned.set(html, known);
    return known;
  };
}

const productRow = ({ product_info, specific_info, ...product }: ShopProduct, clean: (html: string) => string) => ({
  ...product,
  description: clean(product.description ?? ''),
  product_info: JSON.stringify(product_info.map(({ label, value }) => ({ label, value: clean(value) }))),
  specific_info: JSON.stringify(specific_info),
});

const settingsRow = ({ faqs, ...settings }: Shop['settings']) => ({
  ...settings,
  terms: cleanHtml(settings.terms ?? ''),
  privacy: cleanHtml(settings.privacy ?? ''),
  legal: cleanHtml(settings.legal ?? ''),
  refund: cleanHtml(settings.refund ?? ''),
  faqs: JSON.stringify(faqs.map(({ question, answer }) => ({ question, answer: cleanHtml(answer) }))),
});

/**
 * Everything that shoppers see of the shop, in an order that no reference goes ahead of. Rich texts are cleaned; all others are
 * shown as the text they are, and kept so.
 */
export async function insertShop(trx: Transaction<Database>, shop: Shop, told: Told): Promise<void> {
  await insertRows(
    trx,
    'brands',
    shop.brands.map((brand) => ({ ...brand, name: cleanHtml(brand.name) })),
  );
  await insertRows(trx, 'categories', shop.categories);
  await insertRows(trx, 'files', shop.pictures.map(fileRow));
  const clean = cleanOnce();
  const products = shop.products.map((product) => productRow(product, clean));
  await insertRows(trx, 'products', products, told('products', products.length));
  await insertRows(trx, 'product_options', shop.options);
  await insertRows(trx, 'product_sizes', shop.sizes);
  await insertRows(trx, 'stock', shop.stock);
  await insertRows(trx, 'reviews', shop.reviews, told('reviews', shop.reviews.length));
  await insertRows(trx, 'shipping_bands', shop.shippingBands);
  await insertRows(trx, 'slides', shop.slides);
  await insertRows(trx, 'slide_texts', shop.announcements);
  await insertRows(trx, 'site_settings', [settingsRow(shop.settings)]);
}
