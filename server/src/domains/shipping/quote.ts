import { quoteShipping, type ShippingQuote } from '@uruhu/contract/rules/shipping';
import type { Db } from '../../http/parts.ts';
import { selectBands, selectFreeShipping } from './queries.ts';

/** What delivery of this weight in grams costs now. */
export async function quote(db: Db, weight_g: number): Promise<ShippingQuote> {
  return quoteShipping(await selectBands(db), weight_g, await selectFreeShipping(db));
}
