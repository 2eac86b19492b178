/** Slow: it opens the demo many times. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { buildTestApp } from '../../test/support/shop/app.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { isPasswordCorrect } from '../domains/accounts/accounts.ts';
import { disableStaff } from '../domains/staff/staff.ts';
import { openDiskStorage } from '../storage/disk.ts';
import { SHOPPER } from './demo-shopper.ts';
import { insertShop } from './insert-shop.ts';
import { openDemo } from './open-demo.ts';
import { countRows } from './test/count-rows.ts';
import { DEMO_PASSWORD, smallShop } from './test/small-shop.ts';

let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'uruhu-demo-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

type DemoOptions = { db?: OpenDatabase['db']; isTTY?: boolean; demoStaffPassword?: string | null; demoPassword?: string };

async function openTestDemo({
  db = database.db,
  isTTY = false,
  demoStaffPassword = 'muraho-staff',
  demoPassword = DEMO_PASSWORD,
}: DemoOptions = {}) {
  const messages: string[] = [];
  const written: string[] = [];
  const terminal = { isTTY, write: (text: string) => written.push(text) };
  const staff = await openDemo({
    db,
    storage: openDiskStorage(join(folder, 'media')),
    demoPassword,
    demoStaffPassword,
    print: (line) => messages.push(line),
    terminal,
  });
  return { messages, written, staff };
}

test('opening the demo fills an empty shop and prints a line for each step, or only one line if the demo is there', async () => {
  const { messages, written } = await openTestDemo();
  const rows = await countRows(database.db);
  expect(written).toEqual([]);
  expect(messages).toEqual([
    expect.stringMatching(/^Filling the demo shop: \d+ pictures$/),
    `Filling the demo shop: ${rows.products} products`,
    `Filling the demo shop: ${rows.reviews} reviews`,
    expect.stringMatching(/^The demo shop is filled \(\d+ s\)\.$/),
  ]);
  expect(rows.products).toBeGreaterThanOrEqual(240);
  expect(rows.brands).toBeGreaterThanOrEqual(40);
  expect(rows).toMatchObject({ orders: 3, users: 1 });

  expect(await openTestDemo()).toEqual({ messages: ['The demo shop is there.'], written: [], staff: 'owner' });
  expect(await countRows(database.db)).toEqual(rows);
});

test("the demo's staff member has the configured password: an empty one disables the account, a new one replaces the old", async () => {
  const { db } = database;
  const selectOwner = () => db.selectFrom('staff').selectAll().where('username', '=', 'owner').executeTakeFirstOrThrow();
  const isPasswordEnabled = async (password: string) => {
    const { password_hash, disabled_at } = await selectOwner();
    return (await isPasswordCorrect(password_hash ?? undefined, password)) && disabled_at === null;
  };
  const startDemo = async (demoStaffPassword: string | null) => (await openTestDemo({ demoStaffPassword })).staff;
  expect([await isPasswordEnabled('muraho-staff'), await isPasswordEnabled(DEMO_PASSWORD)]).toEqual([true, false]);
  expect([await startDemo(null), await isPasswordEnabled('muraho-staff')]).toEqual(['no_password', false]);
  expect([await startDemo('of the staff'), await isPasswordEnabled('of the staff')]).toEqual(['owner', true]);
  const before = (await selectOwner()).password_hash;
  expect([await startDemo('of the staff'), (await selectOwner()).password_hash]).toEqual(['owner', before]);
  expect([await startDemo('another one'), await isPasswordEnabled('another one'), await isPasswordEnabled('of the staff')]).toEqual([
    'owner',
    true,
    false,
  ]);
  expect([await startDemo(null), await isPasswordEnabled('another one')]).toEqual(['no_password', false]);
  // The same password after an empty one enables the account, because no operator has disabled it.
  expect([await startDemo('another one'), await isPasswordEnabled('another one')]).toEqual(['owner', true]);
});

test("the demo's shopper has the configured password, and a change of it ends the sessions that began with another one", async () => {
  const { db } = database;
  const selectShopper = () => db.selectFrom('users').selectAll().where('email', '=', SHOPPER.email).executeTakeFirstOrThrow();
  const { user_id, password_hash } = await selectShopper();
  const listSessions = () => db.selectFrom('sessions').select('user_id').where('user_id', '=', user_id).execute();
  const expires_at = new Date(Date.now() + 60_000);
  await db
    .insertInto('sessions')
    .values({ token_hash: Buffer.alloc(32, 7), user_id, expires_at })
    .execute();
  await openTestDemo();
  expect([(await selectShopper()).password_hash, await listSessions()]).toEqual([password_hash, [{ user_id }]]);
  await openTestDemo({ demoPassword: 'another one' });
  const after = (await selectShopper()).password_hash;
  expect([await isPasswordCorrect(after, 'another one'), await isPasswordCorrect(after, DEMO_PASSWORD), await listSessions()]).toEqual([
    true,
    false,
    [],
  ]);
  await openTestDemo();
});

test('a disabled staff member of the demo stays disabled over restarts, until the password changes', async () => {
  const { db } = database;
  const startDemo = async (demoStaffPassword: string | null) => (await openTestDemo({ demoStaffPassword })).staff;
  expect(await startDemo('of the staff')).toBe('owner');
  await disableStaff(db, 'owner');
  expect([await startDemo('of the staff'), await startDemo(null), await startDemo('of the staff')]).toEqual([
    'disabled',
    'no_password',
    'disabled',
  ]);
  const isDisabled = async () =>
    (await db.selectFrom('staff').select('disabled_at').where('username', '=', 'owner').executeTakeFirstOrThrow()).disabled_at !== null;
  expect(await isDisabled()).toBe(true);
  expect([await startDemo('another one'), await isDisabled()]).toEqual(['owner', false]);
  await startDemo('muraho-staff');
});

test('opening the demo leaves a real shop unchanged', async () => {
  const realShop = await openTestDatabase();
  try {
    await realShop.db.transaction().execute((trx) => insertShop(trx, smallShop));
    expect(await openTestDemo({ db: realShop.db })).toEqual({ messages: [], written: [], staff: null });
    expect(await countRows(realShop.db)).toMatchObject({ users: 0, files: smallShop.pictures.length });
    expect(await realShop.db.selectFrom('staff').select('username').execute()).toEqual([]);
  } finally {
    await realShop.close();
  }
});

test('opening the demo adds missing picture rows to an older demo once, and a running shop shows them', async () => {
  const { db } = database;
  const product = await db.selectFrom('products').innerJoin('files', 'files.key', 'image').selectAll().limit(1).executeTakeFirstOrThrow();
  await db.deleteFrom('files').where('user_id', 'is', null).execute();
  const { app, refresh, close } = await buildTestApp(database);
  const fetchThumbhash = async () => (await app.inject(`/api/products/${product.product_id}`)).json().image_thumbhash;
  expect(await fetchThumbhash()).toBe('');
  await openTestDemo();
  await refresh();
  expect(await fetchThumbhash()).toBe(product.thumbhash);
  const readCatalogueVersion = () => db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  const before = await readCatalogueVersion();
  await openTestDemo();
  expect(await readCatalogueVersion()).toEqual(before);
  await close();
});

test('opening the demo gives every product the rating of its reviews', async () => {
  const { db } = database;
  const { sum } = db.fn;
  const stored = await db
    .selectFrom('products')
    .select(['product_id', 'rating_sum', 'review_count'])
    .where('review_count', '>', 0)
    .execute();
  const totals = await db
    .selectFrom('reviews')
    .groupBy('product_id')
    .select(['product_id', sum<number>('rating').as('rating_sum'), db.fn.countAll<number>().as('review_count')])
    .execute();
  const mapById = (rows: typeof totals) => new Map(rows.map((row) => [row.product_id, [Number(row.rating_sum), Number(row.review_count)]]));
  expect(mapById(stored)).toEqual(mapById(totals));
});

test('opening the demo shows the progress on a terminal in one line, and removes the line at the end', async () => {
  const emptyDatabase = await openTestDatabase();
  try {
    const { messages, written } = await openTestDemo({ db: emptyDatabase.db, isTTY: true });
    expect(messages).toEqual([expect.stringMatching(/^The demo shop is filled/)]);
    expect(written.length).toBeGreaterThan(5);
    for (const text of written) expect(text).toMatch(/^\r[^\n]*$/);
    expect(written.at(-2)).toMatch(/reviews (\d+) of \1$/);
    expect(written.at(-1)).toBe('\r\u001b[2K');
  } finally {
    await emptyDatabase.close();
  }
});
