import { computeUnitPrice, findCheapestOptionOrSize } from '@uruhu/contract/rules/prices/price';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { SellableProduct } from './queries.ts';

type ChoiceRequest = { option_id?: string | undefined; size_id?: string | undefined };
export type PricedChoice = { option_id: string | null; size_id: string | null; unit_price_rwf: number };

/** Finds the requested option and size, or the cheapest ones if none is requested, and the price of one piece. */
export function findChoice(product: SellableProduct, { option_id, size_id }: ChoiceRequest): Outcome<PricedChoice> {
  const option = option_id ? product.options.find(({ option_id: id }) => id === option_id) : findCheapestOptionOrSize(product.options);
  if (option_id && !option) return refuse('option_not_found');
  const size = size_id ? product.sizes.find(({ size_id: id }) => id === size_id) : findCheapestOptionOrSize(product.sizes);
  if (size_id && !size) return refuse('size_not_found');
  return done({
    option_id: option?.option_id ?? null,
    size_id: size?.size_id ?? null,
    unit_price_rwf: computeUnitPrice(product, option, size),
  });
}
