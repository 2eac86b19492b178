import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Refused, refuse } from '../../outcome.ts';
import { countUnpaid } from './queries.ts';

/** More than anybody has waiting who means to pay: each of them holds stock that others cannot have. */
const UNPAID_ORDERS_MAX = 10;

/**
 * Why a person may place no further order now; null where one may be placed. Ask only while the person's open cart is locked:
 * a person has one, and the next can be opened only once its order is committed, so no order is missed here.
 */
export async function unpaidRefusal(trx: Transaction<Database>, user_id: string): Promise<Refused | null> {
  return (await countUnpaid(trx, user_id)) < UNPAID_ORDERS_MAX ? null : refuse(422, MESSAGE.tooManyUnpaid);
}
