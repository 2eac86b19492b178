import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import type { EventLog } from '../../http/log.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { setAuditedStaff } from '../audit/audit.ts';
import { acceptOpenJump, lockClock } from './clock-queries.ts';
import { resetJobLateness } from './queries.ts';

/** `found_at`: when the accepted jump was found; it identifies the jump. `staff_id`: null for an operator at the shop's machine. */
type Acceptance = { found_at: Date; staff_id: string | null };

/** Accepts the current time, so that jobs act on deadlines again from their next run. Refuses (409) if there is no such jump any more. */
export async function acceptClock(db: Db, log: Pick<EventLog, 'warn'>, { found_at, staff_id }: Acceptance): Promise<Outcome<null>> {
  const outcome = await transact(db, async (trx) => {
    if (staff_id !== null) await setAuditedStaff(trx, staff_id);
    await lockClock(trx);
    if (!(await acceptOpenJump(trx, found_at, staff_id))) return refuse('clock_moved');
    await resetJobLateness(trx);
    return done(null);
  });
  if (outcome.ok) log.warn({ event: 'clock_accepted', found_at, staff_id }, 'The clock was accepted: jobs act on deadlines again');
  return outcome;
}
