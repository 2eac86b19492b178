/**
 * Limits wrong passwords of one account by two counts:
 *
 * - From one IP address: ten, then one every half minute. Username, e-mail and every spelling of them count for the same account. An
 *   unknown name is counted in the same way, so a refusal does not tell which names exist.
 * - From all addresses together: fifty, then one every ten seconds, which is fewer than nine thousand guesses a day from any number of
 *   addresses. A lock, or a growing pause, would let a stranger keep the owner out. So the pause stays at ten seconds, and an address that
 *   has signed in to the account before is exempt from this count.
 *
 * Both counts are in the database, so a restart keeps them and several processes share them.
 */

import type { Db } from '../../../database/db.ts';
import { limitFailures } from '../../../database/limit-failures.ts';
import { createSharedRateLimiter, type SharedRateLimiter } from '../../../database/rate-limiter.ts';

const ONE_ADDRESS_LIMIT = createSharedRateLimiter('sign-in from one address', { burst: 10, secondsPerCall: 30 });
const ALL_ADDRESSES_LIMIT = createSharedRateLimiter('sign-in from all addresses', { burst: 50, secondsPerCall: 10 });

/** `account`: the same key for all names of one account. `isKnownAddress`: the IP address has signed in to the account before. */
type PasswordAttempt = { account: string; ip_address: string; isKnownAddress: boolean };

/** Runs `check` and counts it if it returns false. Throws TryLater if there were too many failures. */
export function withSignInLimit(
  db: Db,
  { account, ip_address, isKnownAddress }: PasswordAttempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const limits: [SharedRateLimiter, string][] = [[ONE_ADDRESS_LIMIT, `${ip_address} ${account}`]];
  if (!isKnownAddress) limits.push([ALL_ADDRESSES_LIMIT, account]);
  return limitFailures(db, limits, check);
}
