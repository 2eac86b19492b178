/** Detects jumps of the clock. While staff have not accepted the time after a jump, jobs do not cancel, delete or remind. */
import type { Db } from '../../database/db.ts';
import type { EventLog } from '../../http/log.ts';
import { type ClockJump, insertJump, lockClock, markClockSeen, selectAcceptedJump, selectOpenJump } from './clock-queries.ts';
import { judgeClock, type LastCheck } from './judge-clock.ts';

export type ClockGuard = {
  /** Checks the clock. Returns the jump that staff have not accepted yet; null if jobs may act on deadlines. */
  checkForJump(): Promise<ClockJump | null>;
  /** How far the database's clock was ahead of this process's clock at the last check. */
  getDifference_ms(): number;
};

/** The process's clocks; tests replace them. */
export type Clocks = { process_ms: () => number; monotonic_ms: () => number };
const SYSTEM_CLOCKS: Clocks = { process_ms: () => Date.now(), monotonic_ms: () => performance.now() };

/** How far the database's clock was ahead of a process's clock at this jump. */
const computeDifference_ms = (jump: ClockJump | undefined) => (jump ? jump.found_at.getTime() - jump.process_at.getTime() : 0);

const logJump = (log: Pick<EventLog, 'error'>, { kind, expected_at, found_at, clock_jump_id }: ClockJump) =>
  log.error(
    { event: 'clock_jumped', clock_jump_id, kind, expected_at, found_at },
    'The clock jumped. Until staff accept the time (npm run clock -- accept), the shop cancels no orders, sends no reminders and deletes nothing',
  );

export function openClockGuard(db: Db, log: Pick<EventLog, 'error'>, { process_ms, monotonic_ms }: Clocks = SYSTEM_CLOCKS): ClockGuard {
  let lastCheck: LastCheck | null = null;
  let difference_ms = 0;

  /**
   * Records a jump if the clock has jumped since the last check. If it has not, and no jump is open, this check becomes `lastCheck`.
   * `openJump`: the jump that staff have not accepted yet.
   */
  async function checkInTransaction(trx: Db): Promise<{ openJump: ClockJump | null; isNew: boolean }> {
    const { now, seen_at, accepted: accepted_jump_count } = await lockClock(trx);
    difference_ms = now.getTime() - process_ms();
    const openJump = await selectOpenJump(trx);
    if (openJump) return { openJump, isNew: false };
    const check = { database_ms: now.getTime(), process_ms: process_ms(), monotonic_ms: monotonic_ms(), accepted_jump_count };
    // judgeClock compares the two clocks only at the first check of a process.
    const accepted_difference_ms = lastCheck === null ? computeDifference_ms(await selectAcceptedJump(trx)) : 0;
    const jump = judgeClock({ ...check, seen_ms: seen_at?.getTime() ?? null, accepted_difference_ms, lastCheck });
    if (jump) {
      const expected_at = new Date(Math.round(jump.expected_ms));
      const process_at = new Date(Math.round(check.process_ms));
      const newJump = await insertJump(trx, { kind: jump.kind, expected_at, found_at: now, process_at });
      return { openJump: newJump, isNew: true };
    }
    await markClockSeen(trx, now);
    lastCheck = check;
    return { openJump: null, isNew: false };
  }

  return {
    async checkForJump() {
      const { openJump, isNew } = await db.transaction().execute(checkInTransaction);
      if (openJump && isNew) logJump(log, openJump);
      return openJump;
    },
    getDifference_ms: () => difference_ms,
  };
}
