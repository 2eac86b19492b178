import type { Transaction } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { setAuditedStaff } from './queries.ts';

/** The staff member who makes a change. */
export type StaffActor = { staff_id: string };

/** Runs `work` in a transaction (see transact). The audit log attributes its changes to this staff member. */
export const changeAsStaff = <Value>(
  db: Db,
  { staff_id }: StaffActor,
  work: (trx: Transaction<Database>) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  transact(db, async (trx) => {
    await setAuditedStaff(trx, staff_id);
    return work(trx);
  });
