/** SQL of preview links, by which staff show a product as shoppers would see it. */
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';

/** Stores a preview link and returns when it expires; undefined if there is no such product. Deletes expired links. */
export async function insertPreview(db: Db, product_id: string, token_hash: Buffer): Promise<Date | undefined> {
  await db.deleteFrom('product_previews').where('expires_at', '<=', SHOP_NOW).execute();
  const { rows } = await sql<{ expires_at: Date }>`
    insert into product_previews (token_hash, product_id, expires_at)
    select ${token_hash}, product_id, ${SHOP_NOW} + make_interval(hours => ${sql.lit(PRODUCT_LIMITS.preview_hours)})
    from products where product_id = ${product_id} returning expires_at`.execute(db);
  return rows[0]?.expires_at;
}

export async function selectPreviewedId(db: Db, token_hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_previews')
    .select('product_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', SHOP_NOW)
    .executeTakeFirst();
  return row?.product_id;
}
