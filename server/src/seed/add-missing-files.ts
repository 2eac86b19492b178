import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Shop } from './shop.ts';

export const toFileRow = (picture: Shop['pictures'][number]) => ({ ...picture, kind: 'picture' as const, content_type: 'image/webp' });

/**
 * Adds file rows to a demo that was filled before pictures had rows, and marks the products as changed, so that every process loads their
 * thumbhashes.
 */
export async function addMissingFiles(db: Kysely<Database>, pictures: Shop['pictures']): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('files')
      .values(pictures.map(toFileRow))
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
    if (added.length === 0) return;
    const keys = added.map(({ key }) => key);
    // Materialized, so that next_catalogue_version, which raises the version, runs once and not for each product.
    await sql`with raised as materialized (select next_catalogue_version() as version)
      insert into catalogue_changes select raised.version, product_id from raised, products where image in (${sql.join(keys)})`.execute(
      trx,
    );
  });
}
