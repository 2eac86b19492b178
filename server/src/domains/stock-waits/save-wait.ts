import { STOCK_WAITS_MAX } from '@uruhu/contract/constants';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { countAvailable, findStock } from '../stock/stock.ts';
import { type Choice, deleteWait, forgetNotices, insertWait, lockWaiter, selectOpenWaits, selectProductChoices } from './queries.ts';

type ProductChoices = { option_ids: readonly string[]; size_ids: readonly string[] };

/** The refusal if the shopper has not named one of the options and one of the sizes, as far as the product has any; else null. */
function findChoiceRefusal({ option_ids, size_ids }: ProductChoices, { option_id, size_id }: Choice): Refusal | null {
  const isOffered = (ids: readonly string[], id: string | null) => (id === null ? ids.length === 0 : ids.includes(id));
  if (!isOffered(option_ids, option_id)) return refuse('option_not_found');
  return isOffered(size_ids, size_id) ? null : refuse('size_not_found');
}

const isSameChoice = (choice: Choice) => (other: Choice) =>
  other.product_id === choice.product_id && other.option_id === choice.option_id && other.size_id === choice.size_id;

/** Asks for one mail when a sold-out choice is back; asking again changes nothing. Refuses what is in stock (409). */
export const addWait = (db: Db, user_id: string, choice: Choice): Promise<Outcome<null>> =>
  transact(db, async (trx) => {
    if (!(await lockWaiter(trx, user_id))) return refuse('not_authorized');
    const offered = await selectProductChoices(trx, choice.product_id);
    if (!offered) return refuse('product_not_found');
    const refusal = findChoiceRefusal(offered, choice);
    if (refusal) return refusal;
    // If the choice comes back right after this check, the job finds it: it reads the stock and not its changes.
    if (countAvailable(await findStock(trx, [choice.product_id]), choice) !== 0) return refuse('in_stock');
    const waits = await selectOpenWaits(trx, user_id);
    if (waits.some(isSameChoice(choice))) return done(null);
    if (waits.length >= STOCK_WAITS_MAX) return refuse('too_many_stock_waits', { values: { most: STOCK_WAITS_MAX } });
    await forgetNotices(trx, user_id, choice);
    await insertWait(trx, user_id, choice);
    return done(null);
  });

/** Ends one wait. Succeeds also where there is none. */
export async function removeWait(db: Db, user_id: string, choice: Choice): Promise<Outcome<null>> {
  // Before the deletion, so that no wait goes on in between.
  await forgetNotices(db, user_id, choice);
  await deleteWait(db, user_id, choice);
  return done(null);
}
