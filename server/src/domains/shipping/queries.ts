/** Queries of delivery fees by weight, and of whether delivery is free. */
import type { ShippingBand } from '@uruhu/contract/rules/prices/shipping';
import type { ShippingTerms } from '@uruhu/contract/staff/shipping-bands';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Whether delivery is free now, by the setting and its dates. */
const IS_FREE = sql<boolean>`is_delivery_free()`;

const buildBandQuery = (db: Db) =>
  db
    .selectFrom('shipping_bands')
    .select(['min_weight_g as min_weight', 'max_weight_g as max_weight', 'shipping_fee_rwf as shipping_fee'])
    .orderBy('min_weight_g');

/** All bands, lightest first; a shop has only a few. */
export const selectBands = (db: Db): Promise<ShippingBand[]> => buildBandQuery(db).execute();

/** The bands, and in the same query whether delivery is free now. A shop without bands delivers free of charge. */
export async function selectBandsAndFreeDelivery(db: Db): Promise<{ bands: ShippingBand[]; is_free: boolean }> {
  const rows = await buildBandQuery(db).select(IS_FREE.as('is_free')).execute();
  return { bands: rows, is_free: rows[0]?.is_free ?? true };
}

// ── for staff ──

export async function selectShippingTerms(db: Db): Promise<ShippingTerms> {
  const terms = await db
    .selectFrom('shipping_band_set')
    .select(['version', IS_FREE.as('free_shipping')])
    .executeTakeFirstOrThrow();
  return { bands: await selectBands(db), ...terms };
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
