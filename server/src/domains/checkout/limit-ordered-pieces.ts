/** Limits how fast a shopper orders pieces, paid or not: she could otherwise block stock by ordering and cancelling in a loop. */
import type { Transaction } from 'kysely';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import type { Database } from '../../database/schema.ts';
import { TryLater } from '../../lib/try-later.ts';

/** Both limits use the same count, so verifying the e-mail address does not reset it. */
const SHOPPER_LIMITS = {
  verified: createSharedRateLimiter('pieces ordered', { burst: 120, secondsPerCall: 60 }),
  unverified: createSharedRateLimiter('pieces ordered', { burst: 40, secondsPerCall: 60 }),
};
/** This limit is high, because many shoppers share one IP address of a mobile network. */
const IP_ADDRESS_LIMIT = createSharedRateLimiter('pieces ordered from an address', { burst: 400, secondsPerCall: 6 });

/** `pieces`: the reserved pieces, without those made to order. `ip_address`: undefined in calls without a request. */
export type OrderedPieces = { user_id: string; email_verified: boolean; ip_address: string | undefined; pieces: number };

/**
 * Counts the pieces of a new order against the limits. An order of which all pieces are made to order counts as one piece, and cancelling
 * does not undo the count. Call this last in the transaction, as orders from one IP address wait here for each other. Throws TryLater (429)
 * after too many pieces.
 */
export async function limitOrderedPieces(
  trx: Transaction<Database>,
  { user_id, email_verified, ip_address, pieces }: OrderedPieces,
): Promise<void> {
  const count = Math.max(1, pieces);
  const shopperLimit = email_verified ? SHOPPER_LIMITS.verified : SHOPPER_LIMITS.unverified;
  const shopperWait_s = await shopperLimit.countCalls(trx, user_id, count);
  if (shopperWait_s > 0) throw new TryLater(429, shopperWait_s);
  const ipAddressWait_s = ip_address === undefined ? 0 : await IP_ADDRESS_LIMIT.countCalls(trx, ip_address, count);
  if (ipAddressWait_s > 0) throw new TryLater(429, ipAddressWait_s);
}
