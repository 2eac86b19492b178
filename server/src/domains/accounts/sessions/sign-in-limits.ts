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
import { createSharedRateLimiter, type SharedRateLimiter } from '../../../database/rate-limiter.ts';
import { TryLater } from '../../../lib/try-later.ts';

const ONE_ADDRESS_LIMIT = createSharedRateLimiter('sign-in from one address', { max: 10, everySeconds: 30 });
const ALL_ADDRESSES_LIMIT = createSharedRateLimiter('sign-in from all addresses', { max: 50, everySeconds: 10 });

/** `account`: the same key for all names of one account. `address`: the IP address; `isKnownAddress`: it has signed in to the account before. */
type PasswordAttempt = { account: string; address: string; isKnownAddress: boolean };

/** Runs `check` and counts it if it returns false. Throws TryLater if there were too many failures. */
export async function withSignInLimit(
  db: Db,
  { account, address, isKnownAddress }: PasswordAttempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const counts: [SharedRateLimiter, string][] = [[ONE_ADDRESS_LIMIT, `${address} ${account}`]];
  if (!isKnownAddress) counts.push([ALL_ADDRESSES_LIMIT, account]);
  const taken: typeof counts = [];
  const giveAllBack = async () => {
    for (const [count, key] of taken) await count.giveBack(db, key);
  };
  for (const one of counts) {
    const wait_s = await one[0].take(db, one[1]);
    if (wait_s > 0) {
      await giveAllBack();
      throw new TryLater(429, wait_s);
    }
    taken.push(one);
  }
  try {
    const isCorrect = await check();
    if (isCorrect) await giveAllBack();
    return isCorrect;
  } catch (error) {
    await giveAllBack();
    throw error;
  }
}
