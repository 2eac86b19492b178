import type { CustomerLogEntry } from '@uruhu/contract/staff/customers';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { StaffActor } from '../audit/audit.ts';
import { insertLogEntry, lockCustomerRow, selectCustomerLog } from './queries.ts';

/** The notes of staff, and their actions on the account; newest first. */
export const listCustomerLog = async (db: Db, user_id: string): Promise<CustomerLogEntry[]> =>
  (await selectCustomerLog(db, user_id)).map(({ customer_log_id, created_at, ...entry }) => ({
    ...entry,
    log_id: String(customer_log_id),
    created_at: created_at.toISOString(),
  }));

const addEntry = async (trx: Db, { staff_id }: StaffActor, user_id: string, entry: { kind: 'note' | 'exported'; text: string }) => {
  if (!isUuid(user_id) || !(await lockCustomerRow(trx, user_id))) return refuse('customer_not_found');
  await insertLogEntry(trx, { user_id, staff_id, ...entry });
  return done(undefined);
};

export const addNote = (trx: Db, staff: StaffActor, user_id: string, text: string): Promise<Outcome<undefined>> =>
  addEntry(trx, staff, user_id, { kind: 'note', text });

/** Logs that a staff member has exported the data of a customer. */
export const logCustomerExport = (trx: Db, staff: StaffActor, user_id: string): Promise<Outcome<undefined>> =>
  addEntry(trx, staff, user_id, { kind: 'exported', text: '' });
