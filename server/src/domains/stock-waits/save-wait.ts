import { STOCK_WAITS_MAX } from '@uruhu/contract/constants';
import type { Language } from '@uruhu/contract/languages';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { countAvailable, findStock } from '../stock/stock.ts';
import { type Choice, deleteWait, insertWait, lockWaitingShopper, selectOpenWaits, selectProductChoices } from './queries.ts';

type ProductChoices = { option_ids: readonly string[]; size_ids: readonly string[] };

/** The refusal of a choice without one of the options or without one of the sizes, if the product has any; else null. */
function findChoiceRefusal({ option_ids, size_ids }: ProductChoices, { option_id, size_id }: Choice): Refusal | null {
  const isOffered = (ids: readonly string[], id: string | null) => (id === null ? ids.length === 0 : ids.includes(id));
  if (!isOffered(option_ids, option_id)) return refuse('option_not_found');
  return isOffered(size_ids, size_id) ? null : refuse('size_not_found');
}

const isSameChoice = (choice: Choice) => (other: Choice) =>
  other.product_id === choice.product_id && other.option_id === choice.option_id && other.size_id === choice.size_id;

/** Adds a wait for a sold-out choice, which ends with one mail. Asking again changes nothing. Refuses a choice that is in stock (409). */
export const addWait = (db: Db, user_id: string, choice: Choice, language: Language): Promise<Outcome<null>> =>
  transact(db, async (trx) => {
    if (!(await lockWaitingShopper(trx, user_id))) return refuse('not_authorized');
    const productChoices = await selectProductChoices(trx, choice.product_id);
    if (!productChoices) return refuse('product_not_found');
    const refusal = findChoiceRefusal(productChoices, choice);
    if (refusal) return refusal;
    // If the choice is restocked right after this check, the job still finds it, because it reads the stock instead of its changes.
    if (countAvailable(await findStock(trx, [choice.product_id]), choice) !== 0) return refuse('in_stock');
    const waits = await selectOpenWaits(trx, user_id);
    if (waits.some(isSameChoice(choice))) return done(null);
    if (waits.length >= STOCK_WAITS_MAX) return refuse('too_many_stock_waits', { values: { most: STOCK_WAITS_MAX } });
    await insertWait(trx, user_id, { ...choice, language });
    return done(null);
  });

/** Ends one wait. Succeeds even if there is none. */
export async function removeWait(db: Db, user_id: string, choice: Choice): Promise<Outcome<null>> {
  await deleteWait(db, user_id, choice);
  return done(null);
}
