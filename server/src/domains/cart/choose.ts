import { MESSAGE } from '@uruhu/contract/rules/messages';
import { cheapest, unitPrice } from '@uruhu/contract/rules/price';
import { done, type Outcome, refuse } from '../../outcome.ts';
import type { Offer } from './queries.ts';

type Wish = { option_id?: string | undefined; size_id?: string | undefined };
export type Choice = { option_id: string | null; size_id: string | null; unit_price_rwf: number };

/** The option and size that are meant, and what one piece then costs. Where none is named the cheapest is taken. */
export function choose(offer: Offer, { option_id, size_id }: Wish): Outcome<Choice> {
  const option = option_id ? offer.options.find((other) => other.option_id === option_id) : cheapest(offer.options);
  if (option_id && !option) return refuse(404, MESSAGE.optionMissing);
  const size = size_id ? offer.sizes.find((other) => other.size_id === size_id) : cheapest(offer.sizes);
  if (size_id && !size) return refuse(404, MESSAGE.sizeMissing);
  return done({
    option_id: option?.option_id ?? null,
    size_id: size?.size_id ?? null,
    unit_price_rwf: unitPrice(offer, option, size),
  });
}
