/** SQL about orders and their payments that several domains use. */
import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { RECEIVED_RWF } from '../sales/sales.ts';

/** The hours within which an order must be paid. */
export async function selectUnpaidHours(db: Db): Promise<number> {
  const row = await db.selectFrom('site_settings').select('unpaid_hours').executeTakeFirst();
  return row?.unpaid_hours ?? UNPAID_HOURS;
}

/** The condition that an order is not fully paid, by the same rule as `computePaymentStatus`. */
export const IS_UNDERPAID = sql<SqlBool>`total_rwf > ${RECEIVED_RWF}`;
