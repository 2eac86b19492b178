import type { PaymentProblem, SameTransaction } from '@uruhu/contract/staff';
import type { Db } from '../../database/db.ts';
import { presentProblem, presentSameTransaction } from './present.ts';
import { selectPaymentsWithSameTransactions, selectProblemsByOrder } from './queries.ts';

/** The payment problems of an order, open and resolved, oldest first. */
export const listPaymentProblems = async (db: Db, order_id: string): Promise<PaymentProblem[]> =>
  (await selectProblemsByOrder(db, order_id)).map(presentProblem);

/** Payments of other orders with the same transactions as the payments of this order, oldest first. */
export const listSameTransactions = async (db: Db, order_id: string): Promise<SameTransaction[]> =>
  (await selectPaymentsWithSameTransactions(db, order_id)).map(presentSameTransaction);
