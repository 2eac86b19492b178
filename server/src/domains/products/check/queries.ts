/** SQL of the checks of live products. */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** Whether the last check of this version of the product found something that bars it from being published. */
export const IS_BLOCKED = sql<boolean>`(products.status in ('published', 'scheduled') and exists (
  select from product_checks where product_checks.product_id = products.product_id and is_blocked and product_version = products.version))`;

/** Whether this version of the product was checked by the list of restrictions with this digest, and is blocked. */
export const buildIsBlockedBy = (rules_digest: string) => sql<SqlBool>`exists (
  select from product_checks where product_checks.product_id = products.product_id and is_blocked and product_version = products.version
    and product_checks.rules = ${rules_digest})`;

/** The next live products after this id, by id, whose version was not checked by the list of restrictions with this digest. */
export async function selectUncheckedIds(db: Db, rules_digest: string, previous_id: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select products.product_id from products left join product_checks using (product_id)
    where products.status in ('published', 'scheduled') and products.product_id > ${previous_id}
      and (product_checks.product_id is null or product_version <> version or product_checks.rules <> ${rules_digest})
    order by products.product_id limit ${limit}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

type ProductCheck = { product_id: string; product_version: number; is_blocked: boolean };

/**
 * Records checks, except those of products that other transactions have locked, such as edits and deletions: waiting for these could end in a
 * deadlock, and the next run checks such products.
 */
export async function saveChecks(db: Db, rules_digest: string, checks: readonly ProductCheck[]): Promise<void> {
  await sql`
    insert into product_checks (product_id, product_version, rules, is_blocked)
    select product_id, product_version, ${rules_digest}, is_blocked
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as checked (product_id text, product_version int, is_blocked boolean)
    join products using (product_id)
    order by product_id for key share of products skip locked
    on conflict (product_id) do update set product_version = excluded.product_version, rules = excluded.rules, is_blocked = excluded.is_blocked`.execute(
    db,
  );
}
