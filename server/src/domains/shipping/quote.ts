import { quoteShipping, type ShippingQuote } from '@uruhu/contract/rules/prices/shipping';
import type { Db } from '../../database/db.ts';
import { selectBandsAndFreeDelivery } from './queries.ts';

/** The current shipping fee for this weight in grams. */
export async function quoteShippingFee(db: Db, weight_g: number): Promise<ShippingQuote> {
  const { bands, is_free } = await selectBandsAndFreeDelivery(db);
  return quoteShipping(bands, weight_g, is_free);
}
