/** The shipping's only SQL. */
import type { ShippingBand } from '@uruhu/contract/rules/shipping';
import type { ShippingTerms } from '@uruhu/contract/staff/shipping-bands';
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

// ── for staff ──

export async function selectShippingTerms(db: Db): Promise<ShippingTerms> {
  const { version, free_shipping } = await db
    .selectFrom('shipping_band_set')
    .leftJoin('site_settings', (join) => join.onTrue())
    .select(['shipping_band_set.version', 'free_shipping'])
    .executeTakeFirstOrThrow();
  return { bands: await selectBands(db), free_shipping: free_shipping ?? true, version };
}

/** Makes other editors wait until the transaction ends. */
export const lockBandSet = (trx: Db) => trx.selectFrom('shipping_band_set').select('version').forUpdate().execute();

export const deleteBands = (trx: Db, bands: readonly ShippingBand[]) =>
  trx
    .deleteFrom('shipping_bands')
    .where(
      'min_weight_g',
      'in',
      bands.map(({ min_weight }) => min_weight),
    )
    .execute();

export const insertBands = (trx: Db, bands: readonly ShippingBand[]) =>
  trx
    .insertInto('shipping_bands')
    .values(bands.map((band) => ({ min_weight_g: band.min_weight, max_weight_g: band.max_weight, shipping_fee_rwf: band.shipping_fee })))
    .execute();
