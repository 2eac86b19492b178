/**
 * How often the password of one account may be guessed. Two counts, both of failures alone:
 *
 * - From one address: ten, then one every half minute. Counted for the account, so its username, its e-mail and every other way
 *   to write them are one; a name that nobody has is counted in the same way, so a refusal does not tell which names exist.
 * - From all addresses together: fifty, then one every ten seconds, which is fewer than nine thousand guesses a day however many
 *   addresses guess. A lock would hand the account to whoever wants its owner out, and a pause that grows is a lock too. So the
 *   pause stays at ten seconds, and an address that has signed in to the account before is not asked to wait for strangers.
 */
import { normalizeIP } from '@fastify/rate-limit';
import { tries } from '../../http/tries.ts';
import { TryLater } from '../../http/try-later.ts';

const FROM_ONE_ADDRESS = { max: 10, everySeconds: 30 };
const FROM_ALL_ADDRESSES = { max: 50, everySeconds: 10 };
const KNOWN_MAX = 50_000;

export type SignInLimits = {
  /** Runs `check` if one more guess may be made, else throws TryLater; `account` is the same for all names of one account. */
  guess(account: string, ip: string, check: () => Promise<boolean>): Promise<boolean>;
};

export function signInLimits(): SignInLimits {
  const fromOne = tries(FROM_ONE_ADDRESS);
  const fromAll = tries(FROM_ALL_ADDRESSES);
  const known = new Set<string>();

  const remember = (pair: string) => {
    known.delete(pair);
    known.add(pair);
    const [oldest] = known;
    if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  };

  return {
    async guess(account, ip, check) {
      // Of IPv6 the network counts: one house has as many addresses as it likes.
      const pair = `${normalizeIP(ip)} ${account}`;
      const counted = [{ count: fromOne, key: pair }, ...(known.has(pair) ? [] : [{ count: fromAll, key: account }])];
      const taken: typeof counted = [];
      const undo = () => {
        for (const { count, key } of taken) count.giveBack(key);
      };
      for (const one of counted) {
        const wait_s = one.count.take(one.key);
        if (wait_s > 0) {
          undo();
          throw new TryLater(429, wait_s);
        }
        taken.push(one);
      }
      let fits = false;
      try {
        fits = await check();
      } catch (error) {
        undo();
        throw error;
      }
      if (fits) {
        undo();
        remember(pair);
      }
      return fits;
    },
  };
}
