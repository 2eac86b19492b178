import { computeUnitPrice, findCheapest } from '@uruhu/contract/rules/prices/price';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { Offer } from './queries.ts';

type VariantRequest = { option_id?: string | undefined; size_id?: string | undefined };
export type Variant = { option_id: string | null; size_id: string | null; unit_price_rwf: number };

/** Finds the option and size, and the price of one piece. If none is named, it takes the cheapest. */
export function chooseVariant(offer: Offer, { option_id, size_id }: VariantRequest): Outcome<Variant> {
  const option = option_id ? offer.options.find((other) => other.option_id === option_id) : findCheapest(offer.options);
  if (option_id && !option) return refuse('option_not_found');
  const size = size_id ? offer.sizes.find((other) => other.size_id === size_id) : findCheapest(offer.sizes);
  if (size_id && !size) return refuse('size_not_found');
  return done({
    option_id: option?.option_id ?? null,
    size_id: size?.size_id ?? null,
    unit_price_rwf: computeUnitPrice(offer, option, size),
  });
}
