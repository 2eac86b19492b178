import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../test/support/app.ts';
import { openTestDatabase } from '../../test/support/engines.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { diskStorage } from '../storage/disk.ts';
import { openDemo } from './open-demo.ts';
import { countRows } from './test/count-rows.ts';
import { DEMO_PASSWORD } from './test/small-shop.ts';

let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'uruhu-demo-'));
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function open({ db } = database, isTTY = false) {
  const said: string[] = [];
  const written: string[] = [];
  const terminal = { isTTY, write: (text: string) => written.push(text) };
  await openDemo({
    db,
    storage: diskStorage(join(folder, 'media')),
    demoPassword: DEMO_PASSWORD,
    say: (line) => said.push(line),
    terminal,
  });
  return { said, written };
}

it('fills an empty shop with the whole demo, one line a step, and says one line when it is there', async () => {
  const { said, written } = await open();
  const rows = await countRows(database.db);
  expect(written).toEqual([]);
  expect(said).toEqual([
    expect.stringMatching(/^Filling the demo shop: \d+ pictures$/),
    `Filling the demo shop: ${rows.products} products`,
    `Filling the demo shop: ${rows.reviews} reviews`,
    expect.stringMatching(/^The demo shop is filled \(\d+ s\)\.$/),
  ]);
  expect(rows.products).toBeGreaterThanOrEqual(240);
  expect(rows.brands).toBeGreaterThanOrEqual(40);
  expect(rows).toMatchObject({ orders: 3, users: 1 });

  expect(await open()).toEqual({ said: ['The demo shop is there.'], written: [] });
  expect(await countRows(database.db)).toEqual(rows);
});

it('gives a demo that was filled before them the rows of its pictures, once, and a shop that runs follows', async () => {
  const { db } = database;
  const product = await db.selectFrom('products').innerJoin('files', 'files.key', 'image').selectAll().limit(1).executeTakeFirstOrThrow();
  await db.deleteFrom('files').where('user_id', 'is', null).execute();
  const { app, refresh, close } = await buildTestApp(database);
  const shown = async () => (await app.inject(`/api/products/${product.product_id}`)).json().image_thumbhash;
  expect(await shown()).toBe('');
  await open();
  await refresh();
  expect(await shown()).toBe(product.thumbhash);
  const version = () => db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  const before = await version();
  await open();
  expect(await version()).toEqual(before);
  await close();
});

it('gives every product a rating that its reviews have', async () => {
  const { db } = database;
  const { sum } = db.fn;
  const stored = await db
    .selectFrom('products')
    .select(['product_id', 'rating_sum', 'review_count'])
    .where('review_count', '>', 0)
    .execute();
  const counted = await db
    .selectFrom('reviews')
    .groupBy('product_id')
    .select(['product_id', sum<number>('rating').as('rating_sum'), db.fn.countAll<number>().as('review_count')])
    .execute();
  const byId = (rows: typeof counted) => new Map(rows.map((row) => [row.product_id, [Number(row.rating_sum), Number(row.review_count)]]));
  expect(byId(stored)).toEqual(byId(counted));
});

it('on a terminal shows the progress in one line, and takes it away at the end', async () => {
  const other = await openTestDatabase();
  try {
    const { said, written } = await open(other, true);
    expect(said).toEqual([expect.stringMatching(/^The demo shop is filled/)]);
    expect(written.length).toBeGreaterThan(5);
    for (const text of written) expect(text).toMatch(/^\r[^\n]*$/);
    expect(written.at(-2)).toMatch(/reviews (\d+) of \1$/);
    expect(written.at(-1)).toBe('\r\u001b[2K');
  } finally {
    await other.close();
  }
});
