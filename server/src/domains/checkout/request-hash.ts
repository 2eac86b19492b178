import { createHash } from 'node:crypto';

/** The fields of a request to place an order. The lines come from the cart. */
export type PlaceOrderFields = {
  address?: string | null | undefined;
  applied_coupon_code?: string | null | undefined;
  /** The total in francs that the shopper saw. */
  expected_total?: number | null | undefined;
};
type Line = { product_id: string; option_id: string | null; size_id: string | null; quantity: number };

/**
 * SHA-256 of a request to order these lines. The order stores it, as an idempotency key is for one request only. It leaves out prices,
 * which may change before the shopper repeats the request, and ignores the sequence of the lines.
 */
export function hashRequest({ address, applied_coupon_code, expected_total }: PlaceOrderFields, lines: readonly Line[]): Buffer {
  const lineTexts = lines.map(({ product_id, option_id, size_id, quantity }) => JSON.stringify([product_id, option_id, size_id, quantity]));
  const request = [address || null, applied_coupon_code || null, expected_total ?? null, lineTexts.sort()];
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
