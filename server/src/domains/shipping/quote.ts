import { quoteShipping, type ShippingQuote } from '@uruhu/contract/rules/shipping';
import type { Db } from '../../http/parts.ts';
import { selectTerms } from './queries.ts';

/** What delivery of this weight in grams costs now. */
export async function quote(db: Db, weight_g: number): Promise<ShippingQuote> {
  const { bands, free } = await selectTerms(db);
  return quoteShipping(bands, weight_g, free);
}
