/** The shipping's only SQL. */
import type { ShippingBand } from '@uruhu/contract/rules/shipping';
import type { Db } from '../../http/parts.ts';

/** All bands, lightest first; a shop has a handful. */
export const selectBands = (db: Db): Promise<ShippingBand[]> =>
  db
    .selectFrom('shipping_bands')
    .select(['min_weight_g as min_weight', 'max_weight_g as max_weight', 'shipping_fee_rwf as shipping_fee'])
    .orderBy('min_weight_g')
    .execute();

/** Whether the shop delivers free; a shop that nobody has set up yet does. */
export async function selectFreeShipping(db: Db): Promise<boolean> {
  const row = await db.selectFrom('site_settings').select('free_shipping').executeTakeFirst();
  return row?.free_shipping ?? true;
}
