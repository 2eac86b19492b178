/** The shipping's only SQL. */
import type { ShippingBand } from '@uruhu/contract/rules/shipping';
import type { Db } from '../../http/parts.ts';

const bands = (db: Db) =>
  db
    .selectFrom('shipping_bands')
    .select(['min_weight_g as min_weight', 'max_weight_g as max_weight', 'shipping_fee_rwf as shipping_fee'])
    .orderBy('min_weight_g');

/** All bands, lightest first; a shop has a handful. */
export const selectBands = (db: Db): Promise<ShippingBand[]> => bands(db).execute();

/** The same, and in the same look whether the shop delivers free; one that nobody has set up yet does. */
export async function selectTerms(db: Db): Promise<{ bands: ShippingBand[]; free: boolean }> {
  const rows = await bands(db)
    .select((band) => band.selectFrom('site_settings').select('free_shipping').as('free'))
    .execute();
  return { bands: rows, free: rows[0]?.free ?? true };
}
