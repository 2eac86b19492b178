/** How many codes one person may try that are none: of a hundred million one would be met by chance, given time. */
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { tries } from '../../database/tries.ts';
import type { Db } from '../../http/parts.ts';
import { TryLater } from '../../http/try-later.ts';
import type { Outcome } from '../../outcome.ts';

const WRONG_CODES = tries('wrong coupon codes', { max: 20, everySeconds: 60 });

/**
 * Does what needs a code that somebody named, and counts it where there was no such coupon for them. Not in a transaction: what is
 * undone is not counted. Throws TryLater (429) after too many.
 */
export async function guess<Value>(db: Db, user_id: string, work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const wait_s = await WRONG_CODES.take(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  let wrong = false;
  try {
    const outcome = await work();
    wrong = !outcome.ok && outcome.message === MESSAGE.couponMissing;
    return outcome;
  } finally {
    if (!wrong) await WRONG_CODES.giveBack(db, user_id);
  }
}
