import type { Cart } from '@uruhu/contract/cart';
import { quoteShipping, type ShippingQuote } from '@uruhu/contract/rules/shipping';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { useShop } from '#app/lib/shop.ts';

/** What delivery costs, as far as it is known. */
export type Shipping = { kind: 'loading' } | { kind: 'failed'; again: () => void } | ShippingQuote;

/** The fee bands, asked for once, and the quote for this cart by the rule that the server has too. */
export function useShipping(): (cart: Cart) => Shipping {
  const { answer, again } = useAnswer('shipping-bands', api.shippingBands);
  // Missing settings leave the default: the server has the last word when the order is placed.
  const free = useShop()?.free_shipping ?? true;
  return (cart) => {
    if (answer.state === 'loading') return { kind: 'loading' };
    if (answer.state === 'failed') return { kind: 'failed', again };
    return quoteShipping(answer.data.results, cart.total_weight, free);
  };
}
