import type { HelpfulAnswer } from '@uruhu/contract/review';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { REVIEW_MESSAGE } from '@uruhu/contract/rules/reviews';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { isUuid } from '../../uuid.ts';
import { deletePressed, holdPerson, insertPressed, selectShown } from './queries.ts';

/** Says that the person finds a review helpful, or takes it back. Said twice it is said once. */
export function markHelpful(db: Db, user_id: string, review_id: string, helpful: boolean): Promise<Outcome<HelpfulAnswer>> {
  return transact(db, async (trx) => {
    const found = isUuid(review_id) ? await selectShown(trx, review_id) : undefined;
    if (!found) return refuse(404, REVIEW_MESSAGE.missing);
    if (found.user_id === user_id) return refuse(422, REVIEW_MESSAGE.own);
    if (!(await holdPerson(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
    await (helpful ? insertPressed : deletePressed)(trx, user_id, review_id);
    const after = await selectShown(trx, review_id);
    return after ? done({ review_id, helpful_count: after.helpful_count, helpful_by_me: helpful }) : refuse(404, REVIEW_MESSAGE.missing);
  });
}
