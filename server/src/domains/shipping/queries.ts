/** The shipping's only SQL. */
import type { ShippingBand } from '@uruhu/contract/rules/shipping';
import type { Db } from '../../database/db.ts';

const buildBandQuery = (db: Db) =>
  db
    .selectFrom('shipping_bands')
    .select(['min_weight_g as min_weight', 'max_weight_g as max_weight', 'shipping_fee_rwf as shipping_fee'])
    .orderBy('min_weight_g');

/** All bands, lightest first; a shop has only a few. */
export const selectBands = (db: Db): Promise<ShippingBand[]> => buildBandQuery(db).execute();

/** The bands, and with the same query whether delivery is free, which it is in a shop that is not set up. */
export async function selectTerms(db: Db): Promise<{ bands: ShippingBand[]; free: boolean }> {
  const rows = await buildBandQuery(db)
    .select((band) => band.selectFrom('site_settings').select('free_shipping').as('free'))
    .execute();
  return { bands: rows, free: rows[0]?.free ?? true };
}
