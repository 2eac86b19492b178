import { findShippingBand, quoteShipping, type ShippingQuote } from '@uruhu/contract/rules/prices/shipping';
import type { Db } from '../../database/db.ts';
import { selectBands, selectBandsAndFreeDelivery } from './queries.ts';

/** The current shipping fee for this weight in grams. */
export async function quoteShippingFee(db: Db, weight_g: number): Promise<ShippingQuote> {
  const { bands, is_free } = await selectBandsAndFreeDelivery(db);
  return quoteShipping(bands, weight_g, is_free);
}

/** The fee in francs of the band that includes this weight in grams, whether or not it is charged now; null where there is none. */
export async function findBandFee(db: Db, weight_g: number): Promise<number | null> {
  return findShippingBand(await selectBands(db), weight_g)?.shipping_fee ?? null;
}
