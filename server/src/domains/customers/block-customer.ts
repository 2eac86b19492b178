import type { CustomerDetail } from '@uruhu/contract/staff/customers';
import type { Db } from '../../database/db.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { endSessions } from '../accounts/accounts.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { loadCustomer } from './load-customer.ts';
import { insertLogEntry, setBlocked } from './queries.ts';

/** Blocks a customer: ends her sessions and refuses her sign-in. Her orders are not affected. Does nothing if she is blocked already. */
export const blockCustomer = (db: Db, staff: StaffActor, user_id: string, reason: string): Promise<Outcome<CustomerDetail>> =>
  changeAsStaff(db, staff, async (trx) => {
    if (!isUuid(user_id)) return refuse('customer_not_found');
    if (await setBlocked(trx, user_id, { is_blocked: true })) {
      await endSessions(trx, user_id);
      await insertLogEntry(trx, { user_id, staff_id: staff.staff_id, kind: 'blocked', text: reason });
    }
    return loadCustomer(trx, user_id);
  });

export const unblockCustomer = (db: Db, staff: StaffActor, user_id: string): Promise<Outcome<CustomerDetail>> =>
  changeAsStaff(db, staff, async (trx) => {
    if (!isUuid(user_id)) return refuse('customer_not_found');
    if (await setBlocked(trx, user_id, { is_blocked: false }))
      await insertLogEntry(trx, { user_id, staff_id: staff.staff_id, kind: 'unblocked', text: '' });
    return loadCustomer(trx, user_id);
  });
