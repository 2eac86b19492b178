import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { buildPath } from './call-address.ts';
import { endpoints } from './endpoints.ts';
import { MACHINE_PATHS } from './paths/machines.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { STAFF_PATHS } from './paths/staff.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const TABLE_FOLDER = 'contract/src/endpoints/paths/';
const FOLDERS = ['contract/src', 'server/src', 'storefront/app', 'storefront/server.ts', 'admin/src', 'bench', 'demo'];
/** Literals that begin like the path of a call but are none. */
const ALLOWED_LITERALS: readonly RegExp[] = [
  // The prefix of every call: by it the server tells API replies from pages.
  /^'\/api\/'$/,
  // Pages that describe the API; a plugin serves them.
  /^'\/api\/docs/,
  // PesaPal's own API, which the shop calls.
  /^['`}]\/api\/(?:Transactions|URLSetup|Auth)\//,
];

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('node_modules');

function listSources(folder: string): string[] {
  const path = join(REPOSITORY, folder);
  if (/\.ts$/.test(folder)) return [folder];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names.filter(isSource).map((name) => join(folder, name));
}

const removeComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

test('no source file repeats the path of a call outside its table', () => {
  const repeated = FOLDERS.flatMap(listSources)
    .filter((path) => !path.startsWith(TABLE_FOLDER))
    .flatMap((path) => {
      // A literal, or a part of a template, that begins with /api/, up to its closing quote.
      const literals = removeComments(readFileSync(join(REPOSITORY, path), 'utf8')).match(/['"`}]\/api\/[^'"`\n]*['"`]?/g) ?? [];
      return literals
        .filter((literal) => !ALLOWED_LITERALS.some((allowed) => allowed.test(literal)))
        .map((literal) => `${path}: ${literal}`);
    });
  expect(repeated).toEqual([]);
});

test('each path has exactly one declaration, under the same name', () => {
  const paths = { ...SHOP_PATHS, ...STAFF_PATHS, ...MACHINE_PATHS };
  expect(Object.fromEntries(Object.entries(endpoints).map(([name, { call }]) => [name, call]))).toEqual(paths);
  expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length);
});

test('parameters of a path are escaped, and the query follows it', () => {
  expect(buildPath(SHOP_PATHS.product, { product_id: 'a/b ?' })).toBe('/api/products/a%2Fb%20%3F');
  expect(buildPath(SHOP_PATHS.suggest, {}, { q: 'rice & tea' })).toBe('/api/products/suggest?q=rice+%26+tea');
});

test('the client sends each call with its method, path and body', async () => {
  const requests: string[] = [];
  const client = createClient({
    fetch: async (input, init) => {
      requests.push(`${init?.method} ${input} ${init?.body ?? ''}`);
      return Response.json({});
    },
  });
  await client.signOut();
  await client.cart();
  await client.filterProducts(2, { brand: ['Anua'] });
  await client.product('p 1');
  await client.paymentResult({ OrderTrackingId: 'T', OrderMerchantReference: 'M' });
  await client.placeOrder({ expected_total: 5 }, 'key');
  expect(requests).toEqual([
    'GET /api/users/logout ',
    'POST /api/orders/carts/get {}',
    'POST /api/products/filter?page=2 {"brand":["Anua"]}',
    'GET /api/products/p%201 ',
    'GET /api/orders/payment-callback?OrderTrackingId=T&OrderMerchantReference=M ',
    'POST /api/orders/place {"expected_total":5}',
  ]);
});
