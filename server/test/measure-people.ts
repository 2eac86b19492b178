/**
 * Measures the back office with many customers, reviews, messages, coupons and batches: fills an empty database, then prints the time of each
 * list and search.
 *
 *   node server/test/measure-people.ts [orders, by default 100000]
 *
 * It starts a separate PostgreSQL, as the tests do. DATABASE_URL names another, empty one.
 */

import type { AdminCouponQuery, CouponBatchQuery } from '@uruhu/contract/staff/coupons';
import { CUSTOMER_SORTS, type CustomerQuery } from '@uruhu/contract/staff/customers';
import { MESSAGE_SORTS, MESSAGE_STATES, type MessageQuery } from '@uruhu/contract/staff/messages';
import { type AdminReviewQuery, REVIEW_LIST_SORTS } from '@uruhu/contract/staff/reviews';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { selectThreadPage } from '../src/domains/contact/admin/queries.ts';
import { selectBatchPage, selectCouponPage } from '../src/domains/coupons/admin/queries.ts';
import { selectCustomerPage } from '../src/domains/customers/queries.ts';
import { selectAdminReviewPage } from '../src/domains/reviews/admin/queries.ts';
import { fillWithOrders } from './support/database/fill-with-orders.ts';
import { fillWithPeople } from './support/database/fill-with-people.ts';
import { startPostgres } from './support/database/postgres-server.ts';

const ROUNDS = 5;
const print = (line: string) => process.stdout.write(`${line}\n`);

const startedPostgres = process.env.DATABASE_URL ? null : await startPostgres();
const databaseUrl = process.env.DATABASE_URL ?? startedPostgres?.url;
const database = await openDatabase({ databaseUrl, dataDir: '', log: print });
const { db } = database;
await migrate(database, () => {});
const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(db);
if (rows[0]?.orders === 0) {
  const orderCount = Number(process.argv[2] ?? 100_000);
  await fillWithOrders(db, orderCount);
  await fillWithPeople(db, orderCount);
}

async function measureTime(name: string, work: () => Promise<{ total: number }>): Promise<void> {
  const times_ms: number[] = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started_ms = performance.now();
    total = (await work()).total;
    times_ms.push(performance.now() - started_ms);
  }
  print(`${name} (${total}): ${times_ms.map((time_ms) => Math.round(time_ms)).join(', ')} ms`);
}

const PAGE = { page: 1, perPage: 25, sort: 'created_at', order: 'DESC', filter: {} } as const;

for (const sort of CUSTOMER_SORTS) {
  await measureTime(`customers by ${sort}`, () => selectCustomerPage(db, { ...PAGE, sort } as CustomerQuery));
}
const findLastPage = async (list: Promise<{ total: number }>) => Math.ceil((await list).total / PAGE.perPage);
const lastCustomerPage = await findLastPage(selectCustomerPage(db, PAGE as CustomerQuery));
await measureTime('customers, the last page', () => selectCustomerPage(db, { ...PAGE, page: lastCustomerPage } as CustomerQuery));
await measureTime('customers by paid_rwf, the last page', () =>
  selectCustomerPage(db, { ...PAGE, sort: 'paid_rwf', page: lastCustomerPage } as CustomerQuery),
);
for (const filter of [{ blocked: true }, { q: 'uwase 777' }, { q: '0781000777' }, { q: 'keza' }, { q: 'nobody at all' }]) {
  await measureTime(`customers ${JSON.stringify(filter)}`, () => selectCustomerPage(db, { ...PAGE, filter } as CustomerQuery));
}
for (const sort of REVIEW_LIST_SORTS) {
  await measureTime(`reviews by ${sort}`, () => selectAdminReviewPage(db, { ...PAGE, sort } as AdminReviewQuery));
}
const lastReviewPage = await findLastPage(selectAdminReviewPage(db, PAGE as AdminReviewQuery));
await measureTime('reviews, the last page', () => selectAdminReviewPage(db, { ...PAGE, page: lastReviewPage } as AdminReviewQuery));
for (const filter of [{ checked: false }, { hidden: true }, { q: 'number 777' }, { q: 'skin' }]) {
  await measureTime(`reviews ${JSON.stringify(filter)}`, () => selectAdminReviewPage(db, { ...PAGE, filter } as AdminReviewQuery));
}
for (const sort of MESSAGE_SORTS) await measureTime(`messages by ${sort}`, () => selectThreadPage(db, { ...PAGE, sort } as MessageQuery));
for (const state of MESSAGE_STATES) {
  await measureTime(`messages ${state}`, () => selectThreadPage(db, { ...PAGE, filter: { state } } as MessageQuery));
}
for (const q of ['uwase 777', 'order', 'M-7F3A91C2'])
  await measureTime(`messages ${q}`, () => selectThreadPage(db, { ...PAGE, filter: { q } } as MessageQuery));
for (const sort of ['created_at', 'coupon_code', 'discount', 'starts_at', 'ends_at', 'uses'] as const) {
  await measureTime(`coupons by ${sort}`, () => selectCouponPage(db, { ...PAGE, sort } as AdminCouponQuery));
}
for (const filter of [
  { kind: 'single' },
  { kind: 'batch' },
  { state: 'active' },
  { is_used: true },
  { q: 'radio 77' },
  { q: 'CARD-777' },
]) {
  await measureTime(`coupons ${JSON.stringify(filter)}`, () => selectCouponPage(db, { ...PAGE, filter } as AdminCouponQuery));
}
await measureTime('batches', () => selectBatchPage(db, { ...PAGE } as CouponBatchQuery));
await measureTime('batches, a search', () => selectBatchPage(db, { ...PAGE, filter: { q: 'batch 7' } } as CouponBatchQuery));
await database.close();
await startedPostgres?.stop();
