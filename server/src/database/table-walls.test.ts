/** Tests that SQL keeps the walls between domains that imports keep, and that each domain says which triggers act on its tables. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchema } from '../../test/support/database/table-owners.ts';

const DOMAINS = join(import.meta.dirname, '../domains');
const { owners, triggers } = readSchema();

/** The tables of other domains that the SQL of each domain reads. A list that joins names in one query is worth a line here. */
const READS = {
  audit: ['products', 'staff'],
  brands: ['products'],
  cart: ['brands', 'product_options', 'product_sizes', 'products'],
  catalogue: [
    'brands',
    'categories',
    'files',
    'product_options',
    'product_sales',
    'product_sizes',
    'products',
    'search_words',
    'stock',
    'translations',
  ],
  categories: ['products'],
  checkout: ['brands', 'order_lines', 'orders', 'product_options', 'product_sizes', 'products', 'staff', 'stock', 'stock_reservations'],
  contact: ['mails', 'orders', 'staff', 'users'],
  coupons: ['orders', 'site_settings', 'users'],
  customers: ['orders', 'payment_attempts', 'sessions', 'staff'],
  dashboard: [
    'cart_items',
    'carts',
    'contact_messages',
    'order_lines',
    'orders',
    'payment_attempts',
    'payment_problems',
    'products',
    'reviews',
  ],
  feeds: ['products'],
  files: ['products', 'reviews', 'users'],
  fulfilment: ['orders', 'payment_attempts', 'payment_problems'],
  health: ['brands', 'mails', 'payment_attempts', 'payment_problems', 'users'],
  mail: ['orders'],
  'order-log': ['staff'],
  'order-view': ['order_events', 'orders', 'payment_attempts', 'site_settings', 'staff'],
  orders: ['staff', 'users'],
  payments: ['staff'],
  'product-files': ['brands', 'categories', 'products', 'staff'],
  products: ['brands', 'categories', 'order_lines', 'product_import_rows', 'staff', 'stock_changes', 'stock_reservations'],
  redirects: ['brands', 'products'],
  reviews: ['catalogue_version', 'products', 'users'],
  sales: ['order_lines', 'orders', 'payment_attempts', 'products'],
  setup: ['products', 'shipping_bands', 'staff'],
  staff: ['site_settings'],
  'stock-waits': ['brands', 'product_options', 'product_sizes', 'products', 'stock', 'users'],
  translating: ['product_sales', 'translations'],
  // It reads the tables of all kinds that can be translated (translations/english.ts), and names only this one.
  translations: ['policies', 'products'],
  wishlist: ['products', 'users'],
};

/** The tables of other domains that the SQL of each domain writes to. */
const WRITES = {
  catalogue: ['product_previews'],
  customers: ['users'],
  products: ['catalogue_changes', 'stock'],
  redirects: ['former_brand_names'],
  setup: ['site_settings'],
};

const READING = /(?:selectFrom|[jJ]oin|from|using)\(\s*\[?\s*'(\w+)|\b(?:from|join|using)\s+(\w+)\b/g;
const WRITING = /(?:insertInto|updateTable|deleteFrom)\(\s*\[?\s*'(\w+)|\b(?:insert into|update|delete from)\s+(\w+)\b/g;

const readCode = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\/\/.*$/gm, '');

/** Lists, for each domain, the tables of other domains that its SQL names in this way. */
function listForeignTables(pattern: RegExp): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const path of globSync('**/*.ts', { cwd: DOMAINS }).filter((name) => !name.includes('.test.'))) {
    const domain = path.split(/[/\\]/)[0] ?? '';
    for (const [, byBuilder, bySql] of readCode(join(DOMAINS, path)).matchAll(pattern)) {
      const table = byBuilder ?? bySql ?? '';
      const owner = owners.get(table);
      if (owner !== undefined && owner !== domain) found.set(domain, (found.get(domain) ?? new Set()).add(table));
    }
  }
  return Object.fromEntries([...found].map(([domain, tables]) => [domain, [...tables].sort()]));
}

test('a domain writes to the tables of others only where this file says so', () => {
  expect(listForeignTables(WRITING)).toEqual(WRITES);
});

test('a domain reads the tables of others only where this file says so', () => {
  const reads = listForeignTables(READING);
  const onlyRead = Object.entries(reads).map(([domain, tables]) => [
    domain,
    tables.filter((table) => !(WRITES as Record<string, string[]>)[domain]?.includes(table)),
  ]);
  expect(Object.fromEntries(onlyRead.filter(([, tables]) => tables?.length))).toEqual(READS);
});

test('orders and payments do not read the tables of each other', () => {
  const listOwners = (domain: string) => listForeignTables(READING)[domain]?.map((table) => owners.get(table));
  expect(listOwners('orders')).not.toContain('payments');
  expect(listOwners('payments')).not.toContain('orders');
});

test('the face of each domain names the triggers of its tables', () => {
  const faces = new Map<string, string>();
  const readFace = (domain: string) => {
    if (!faces.has(domain)) faces.set(domain, readFileSync(join(DOMAINS, domain, `${domain}.ts`), 'utf8').split('*/', 1)[0] ?? '');
    return faces.get(domain) ?? '';
  };
  const named = [...new Set(owners.values())]
    .filter((domain) => domain !== 'limits')
    .flatMap((domain) =>
      [...(readFace(domain).split('Triggers (')[1] ?? '').matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([trigger]) => `${domain}: ${trigger}`),
    );
  const expected = [...triggers].map(([trigger, table]) => `${owners.get(table)}: ${trigger}`);
  expect(named.toSorted()).toEqual(expected.toSorted());
});
