import type { PaymentProblem } from '@uruhu/contract/staff';
import type { Db } from '../../http/parts.ts';
import { presentProblem } from './present.ts';
import { selectProblemsOf } from './queries.ts';

/** What is or was wrong with the payments of an order, oldest first. */
export const problemsOf = async (db: Db, order_id: string): Promise<PaymentProblem[]> =>
  (await selectProblemsOf(db, order_id)).map(presentProblem);
