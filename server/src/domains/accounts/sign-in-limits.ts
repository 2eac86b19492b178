/**
 * How often the password of one account may be guessed. Two counts, both of failures alone:
 *
 * - From one address: ten, then one every half minute. Counted for the account, so its username, its e-mail and every other way
 *   to write them are one; a name that nobody has is counted in the same way, so a refusal does not tell which names exist.
 * - From all addresses together: fifty, then one every ten seconds, which is fewer than nine thousand guesses a day however many
 *   addresses guess. A lock would hand the account to whoever wants its owner out, and a pause that grows is a lock too. So the
 *   pause stays at ten seconds, and an address that has signed in to the account before is not asked to wait for strangers.
 *
 * Both stand in the database: a restart forgets nothing, and several processes count together.
 */
import { type Tries, tries } from '../../database/tries.ts';
import type { Db } from '../../http/parts.ts';
import { TryLater } from '../../http/try-later.ts';

const FROM_ONE_ADDRESS = tries('sign-in from one address', { max: 10, everySeconds: 30 });
const FROM_ALL_ADDRESSES = tries('sign-in from all addresses', { max: 50, everySeconds: 10 });

/** `account` is the same for all names of one account. `address` is as it is counted by; `known`: it has signed in before. */
type Guess = { account: string; address: string; known: boolean };

/** Runs `check` if one more guess may be made, else throws TryLater. */
export async function guess(db: Db, { account, address, known }: Guess, check: () => Promise<boolean>): Promise<boolean> {
  const counts: [Tries, string][] = [[FROM_ONE_ADDRESS, `${address} ${account}`]];
  if (!known) counts.push([FROM_ALL_ADDRESSES, account]);
  const taken: typeof counts = [];
  const undo = async () => {
    for (const [count, key] of taken) await count.giveBack(db, key);
  };
  for (const one of counts) {
    const wait_s = await one[0].take(db, one[1]);
    if (wait_s > 0) {
      await undo();
      throw new TryLater(429, wait_s);
    }
    taken.push(one);
  }
  try {
    const fits = await check();
    if (fits) await undo();
    return fits;
  } catch (error) {
    await undo();
    throw error;
  }
}
