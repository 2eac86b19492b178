import type { Cart } from '@uruhu/contract/cart';
import { quoteShipping, type ShippingQuote } from '@uruhu/contract/rules/prices/shipping';
import { api } from '#app/api/api.ts';
import { useQuery } from '#app/api/use-query.ts';
import { useShop } from '#app/lib/shop.ts';

/** The shipping fee, or why it is not known. */
export type Shipping = { kind: 'loading' } | { kind: 'failed'; retry: () => void } | ShippingQuote;

/** Loads the fee bands once and returns a function that quotes a cart by the rule shared with the server. */
export function useShipping(): (cart: Cart) => Shipping {
  const { result, retry } = useQuery('shipping-bands', api.shippingBands);
  // Without settings this assumes the default: the server decides when the order is placed.
  const isFree = useShop()?.free_shipping ?? true;
  return (cart) => {
    if (result.state === 'loading') return { kind: 'loading' };
    if (result.state === 'failed') return { kind: 'failed', retry };
    return quoteShipping(result.data.results, cart.total_weight, isFree);
  };
}
