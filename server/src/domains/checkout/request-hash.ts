import { createHash } from 'node:crypto';

/** The fields of a request to place an order, beside the cart. */
export type PlaceOrderFields = {
  address?: string | null | undefined;
  applied_coupon_code?: string | null | undefined;
  /** The total in francs that the shopper saw. */
  expected_total?: number | null | undefined;
};
type Line = { product_id: string; option_id: string | null; size_id: string | null; quantity: number };

/**
 * SHA-256 of a request to place these lines. It is stored with the order, as an idempotency key is for one request only. Prices are left
 * out: they may change between two tries of one request, and `expected_total` holds what the shopper saw. The order of the lines does not
 * matter.
 */
export function hashRequest({ address, applied_coupon_code, expected_total }: PlaceOrderFields, lines: readonly Line[]): Buffer {
  const sortable = lines.map(({ product_id, option_id, size_id, quantity }) => JSON.stringify([product_id, option_id, size_id, quantity]));
  const request = [address || null, applied_coupon_code || null, expected_total ?? null, sortable.sort()];
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
