import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { isPasswordCorrect } from '../domains/accounts/passwords/hash-password.ts';
import { openDiskStorage } from '../storage/disk.ts';
import { isSeeded, type SeedReport, seedDemo } from './seed-demo.ts';
import type { Shop } from './shop.ts';
import { countRows } from './test/count-rows.ts';
import { DEMO_PASSWORD, smallShop } from './test/small-shop.ts';

let database: OpenDatabase;
let folder: string;
let reports: SeedReport[];

/** All tests share one database, as creating one takes seconds. */
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'uruhu-seed-'));
});
beforeEach(() => {
  reports = [];
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function seed(shop: Shop = smallShop, { db }: OpenDatabase = database) {
  const picturesDir = join(import.meta.dirname, 'test', 'pictures');
  const report = (progress: SeedReport) => reports.push(progress);
  return seedDemo({ db, storage: openDiskStorage(join(folder, 'media')), picturesDir, shop, demoPassword: DEMO_PASSWORD, report });
}

describe('seeding an empty shop', () => {
  it('leaves nothing when it fails in the middle', async () => {
    const empty = await countRows(database.db);
    const broken = { ...smallShop, announcements: [{ slide_text_id: 'empty', text: '' }] };
    await expect(seed(broken)).rejects.toThrow();
    expect(await countRows(database.db)).toEqual(empty);
    expect(await isSeeded(database.db)).toBe(false);
  });

  it("fills it, raises the catalogue's version, updates the planner's statistics, and reports each step to its end", async () => {
    const readCatalogueVersion = () => database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    const before = await readCatalogueVersion();
    expect(await seed()).toBe('seeded');
    expect(await isSeeded(database.db)).toBe(true);
    const rows = await countRows(database.db);
    expect(rows).toMatchObject({ brands: 1, categories: 2, products: 7, product_options: 1, product_sizes: 1, stock: 1, reviews: 4 });
    expect(rows).toMatchObject({ slides: 1, slide_texts: 1, site_settings: 1, shipping_bands: 1, users: 1, orders: 3, coupons: 1 });

    expect((await readCatalogueVersion()).version).toBeGreaterThan(before.version);
    const analysed = await sql<{ reltuples: number }>`select reltuples from pg_class where oid = 'products'::regclass`.execute(database.db);
    expect(analysed.rows[0]?.reltuples).toBe(7);
    const finishedSteps = reports.filter(({ done, total }) => done === total).map(({ step }) => step);
    expect([...new Set(finishedSteps)]).toEqual(['pictures', 'products', 'reviews']);
    for (const { done, total } of reports) expect(done).toBeLessThanOrEqual(total);
  });
});

describe('an existing shop', () => {
  it('stays unchanged when seeded again', async () => {
    const before = await countRows(database.db);
    expect(await seed()).toBe('already there');
    expect(await countRows(database.db)).toEqual(before);
  });

  it('stays unchanged when it is a real shop', async () => {
    const realShop = await openTestDatabase();
    try {
      await realShop.db.insertInto('site_settings').values({ name: 'A real shop' }).execute();
      expect(await seed(smallShop, realShop)).toBe('already there');
      expect(await countRows(realShop.db)).toMatchObject({ products: 0, users: 0, site_settings: 1 });
    } finally {
      await realShop.close();
    }
  });
});

describe('seeding', () => {
  it('cleans rich texts and leaves plain texts unchanged', async () => {
    const { db } = database;
    const settings = await db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow();
    const policies = await db.selectFrom('policies').select(['policy', 'html']).orderBy('policy').execute();
    expect(policies).toEqual([
      { policy: 'legal', html: '<p>Legal</p>' },
      { policy: 'privacy', html: '<p>Privacy</p>' },
      { policy: 'refund', html: '<p>Refund</p>' },
      { policy: 'terms', html: '<p>Terms</p>' },
    ]);
    expect(await db.selectFrom('faqs').select(['question', 'answer']).execute()).toEqual([{ question: 'a < b?', answer: '<p>Yes</p>' }]);
    expect(settings.name).toBe('Small & <b>shop</b>');
    const product = await db.selectFrom('products').selectAll().where('product_id', '=', 'one').executeTakeFirstOrThrow();
    expect(product.description).toBe('<p>Soft water</p>');
    expect(product.product_info).toEqual([{ label: 'How to Use', value: '<ol><li>Pat</li></ol>' }]);
    expect(product.specific_info).toEqual([{ label: 'Use', value: 'a < b' }]);
    expect(product.name).toBe('Toner <one>');
    expect(await db.selectFrom('brands').select('name').execute()).toEqual([{ name: 'Rice <em>House</em>' }]);
    expect(await db.selectFrom('slide_texts').select('text').execute()).toEqual([{ text: 'Buy & <save>' }]);
    expect(await db.selectFrom('slides').select(['title', 'description']).execute()).toEqual([
      { title: 'Dry & <calm>', description: 'a < b & c' },
    ]);
    expect((await db.selectFrom('reviews').select('review').executeTakeFirstOrThrow()).review).toBe('Soft & <quiet> skin');
  });

  it('updates the sums of the inserted ratings', async () => {
    const rows = await database.db
      .selectFrom('products')
      .select(['product_id', 'rating_sum', 'review_count'])
      .orderBy('product_id')
      .execute();
    expect(rows.filter((row) => row.review_count > 0)).toEqual([
      { product_id: 'stocked', rating_sum: 5, review_count: 1 },
      { product_id: 'with-shade', rating_sum: 11, review_count: 3 },
    ]);
  });
});

describe('the demo shopper', () => {
  it('signs in with username or e-mail and the configured password', async () => {
    const user = await database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ username: 'demo', name: 'Aline Uwase', email: 'demo@uruhu.example', primary_phone: '+250788123456' });
    expect(user.password_hash).not.toContain(DEMO_PASSWORD);
    expect(await isPasswordCorrect(user.password_hash, DEMO_PASSWORD)).toBe(true);
    expect(await isPasswordCorrect(user.password_hash, 'muraho-demo')).toBe(false);
    const names = await database.db.selectFrom('sign_in_names').selectAll().orderBy('sign_in_name').execute();
    expect(names.map(({ sign_in_name, user_id }) => [sign_in_name, user_id])).toEqual([
      ['demo', user.user_id],
      ['demo@uruhu.example', user.user_id],
    ]);
    expect(await database.db.selectFrom('addresses').select(['city', 'country', 'is_default']).execute()).toEqual([
      { city: 'Kigali City', country: 'Rwanda', is_default: true },
    ]);
  });

  it('has a delivered, a cancelled and a shipped order of products that are made to order', async () => {
    const orders = await database.db.selectFrom('orders').selectAll().orderBy('created_at').execute();
    expect(orders.map(({ status }) => status)).toEqual(['delivered', 'cancelled', 'in_transit']);
    for (const order of orders) {
      const lines = await database.db.selectFrom('order_lines').selectAll().where('order_id', '=', order.order_id).execute();
      expect(lines.reduce((sum, line) => sum + line.unit_price_rwf * line.quantity, 0)).toBe(order.total_rwf);
      expect(lines.map((line) => line.product_id)).not.toContain('stocked');
      const attempts = await database.db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order.order_id).execute();
      const paid = order.status === 'cancelled' ? [] : [['succeeded', order.total_rwf]];
      expect(attempts.map(({ state, amount_rwf }) => [state, amount_rwf])).toEqual(paid);
      // A past payment shows its own date.
      for (const { created_at, updated_at } of attempts) expect(updated_at).toEqual(created_at);
      const events = await database.db
        .selectFrom('order_events')
        .selectAll()
        .where('order_id', '=', order.order_id)
        .orderBy('created_at')
        .execute();
      expect(events[0]).toMatchObject({ stage: 'ordered', created_at: order.created_at });
      expect(events.at(-1)?.stage).toBe(order.status === 'in_transit' ? 'shipping' : order.status);
      for (const { created_at } of events) expect(created_at.getTime()).toBeLessThan(Date.now());
    }
    expect(await database.db.selectFrom('stock').select('reserved').execute()).toEqual([{ reserved: 0 }]);
    expect(await database.db.selectFrom('carts').select('ordered_at').where('ordered_at', 'is', null).execute()).toEqual([]);
  });

  it('has paid the price with option and size', async () => {
    const selectLine = (product_id: string) =>
      database.db.selectFrom('order_lines').selectAll().where('product_id', '=', product_id).executeTakeFirstOrThrow();
    expect(await selectLine('with-shade')).toMatchObject({
      unit_price_rwf: 15_500,
      option_name: 'Red',
      image: 'red.webp',
      size_name: null,
    });
    expect(await selectLine('one')).toMatchObject({ unit_price_rwf: 24_000, option_name: null, size_name: '200 ml', image: 'one.webp' });
  });
});

describe('pictures', () => {
  it('are copied completely, and again where one is missing or truncated', async () => {
    const media = join(folder, 'media');
    expect(readdirSync(media).sort()).toEqual(['dot.svg', 'square.svg']);
    rmSync(join(media, 'dot.svg'));
    writeFileSync(join(media, 'square.svg'), '<svg');
    await seed();
    for (const name of ['dot.svg', 'square.svg']) {
      expect(readFileSync(join(media, name))).toEqual(readFileSync(join(import.meta.dirname, 'test', 'pictures', name)));
    }
    expect(readdirSync(media).sort()).toEqual(['dot.svg', 'square.svg']);
  });
});
