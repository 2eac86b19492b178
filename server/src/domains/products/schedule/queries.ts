/** SQL of planned changes of products. */
import { sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { RULES_DIGEST } from '../check/check-products.ts';
import { buildIsBlockedBy } from '../check/queries.ts';

/** Whether it is time for a planned change of a product. */
const IS_DUE = {
  // A product that is blocked waits until it is edited, or a release changes the rules.
  publish: sql`status = 'scheduled' and publish_at <= ${SHOP_NOW} and not ${buildIsBlockedBy(RULES_DIGEST)}`,
  startDiscount: sql`planned_discount_rwf > 0 and discounted_price_rwf = 0 and discount_starts_at <= ${SHOP_NOW}
    and (discount_ends_at is null or discount_ends_at > ${SHOP_NOW})`,
  endDiscount: sql`planned_discount_rwf > 0 and discount_ends_at <= ${SHOP_NOW}`,
};

/** Whether anything is due. It reads only three indexes, because each process asks every few seconds. */
export async function hasDueProducts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from products where ${IS_DUE.publish}) or exists (select from products where ${IS_DUE.startDiscount})
      or exists (select from products where ${IS_DUE.endDiscount}) as due`.execute(db);
  return rows[0]?.due ?? false;
}

/** Products changed in one run. More are due at once only after a long stop. */
const BATCH_SIZE = 1_000;
const CHECKED_BATCH_SIZE = 100;

/** The condition that selects and locks one batch of due products. Leaves rows that another process or an editor has locked for the next run. */
const buildBatch = (change: keyof typeof IS_DUE) =>
  sql`product_id in (select product_id from products where ${IS_DUE[change]} order by product_id limit ${sql.lit(BATCH_SIZE)} for update skip locked)`;

/** Locks products that are due, for a check of their texts. Fewer than in other batches, because each check takes some of the processor. */
export async function lockDueProducts(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from products where ${IS_DUE.publish} order by product_id limit ${sql.lit(CHECKED_BATCH_SIZE)} for update skip locked`.execute(
    trx,
  );
  return rows.map(({ product_id }) => product_id);
}

export const publishProducts = (trx: Db, product_ids: readonly string[]) =>
  sql`update products set status = 'published', publish_at = null where product_id = any (${product_ids}::text[])`.execute(trx);

export const startDueDiscounts = (db: Db) =>
  sql`update products set discounted_price_rwf = planned_discount_rwf where ${buildBatch('startDiscount')}`.execute(db);

export const endDueDiscounts = (db: Db) =>
  sql`update products set discounted_price_rwf = 0, planned_discount_rwf = 0, discount_starts_at = null, discount_ends_at = null
    where ${buildBatch('endDiscount')}`.execute(db);
