import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestPostgres } from '../../test/support/database/engines.ts';
import { type OpenDatabase, openDatabase } from '../database/connect.ts';
import { openDiskStorage } from '../storage/disk.ts';
import { type SeedReport, seedDemo } from './seed-demo.ts';
import { countRows } from './test/count-rows.ts';
import { DEMO_PASSWORD, smallShop } from './test/small-shop.ts';

let database: Awaited<ReturnType<typeof openTestPostgres>>;
let otherConnections: OpenDatabase[];
let folder: string;

beforeEach(async () => {
  database = await openTestPostgres();
  const { databaseUrl } = database;
  otherConnections = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '', log: () => {} })));
  folder = mkdtempSync(join(tmpdir(), 'uruhu-seed-'));
});
afterEach(async () => {
  for (const connection of otherConnections) await connection.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const seed = ({ db }: OpenDatabase, report: (progress: SeedReport) => void = () => {}) =>
  seedDemo({
    db,
    report,
    shop: smallShop,
    demoPassword: DEMO_PASSWORD,
    storage: openDiskStorage(join(folder, 'media')),
    picturesDir: join(import.meta.dirname, 'test', 'pictures'),
  });

it('four processes that start at once create one shop', async () => {
  const outcomes = await Promise.all([database, ...otherConnections].map((connection) => seed(connection)));
  expect(outcomes.sort()).toEqual(['already there', 'already there', 'already there', 'seeded']);
  expect(await countRows(database.db)).toMatchObject({ products: 7, reviews: 4, users: 1, orders: 3, site_settings: 1 });
  expect(readdirSync(join(folder, 'media')).sort()).toEqual(['dot.svg', 'square.svg']);
});

it('when the seeding process fails, a process that waits fills the shop', async () => {
  let reportReviewsReached = () => {};
  const reviewsReached = new Promise<void>((resolve) => {
    reportReviewsReached = resolve;
  });
  const failing = seed(database, ({ step }) => {
    if (step !== 'reviews') return;
    reportReviewsReached();
    throw new Error('out of memory');
  });
  await Promise.all([
    expect(failing).rejects.toThrow('out of memory'),
    reviewsReached.then(() => Promise.all(otherConnections.map((connection) => seed(connection)))),
  ]);
  expect(await countRows(database.db)).toMatchObject({ products: 7, users: 1, site_settings: 1 });
});
