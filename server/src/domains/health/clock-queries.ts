/** SQL of the shop's clock and its jumps. */
import { type Selectable, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import type { ClockJumps } from '../../database/schema.ts';

export type ClockJump = Selectable<ClockJumps>;
type Clock = { now: Date; seen_at: Date | null; accepted: number };

/**
 * Locks and reads the row of the table `clock`, so that if two processes find a jump, only one records it. `seen_at`: the time of the last
 * check; `accepted`: how many jumps staff have accepted.
 */
export const lockClock = (db: Db): Promise<Clock> =>
  db
    .selectFrom('clock')
    .select([SHOP_NOW.as('now'), 'seen_at', 'accepted'])
    .forUpdate()
    .executeTakeFirstOrThrow();

export const markClockSeen = (db: Db, seen_at: Date) => db.updateTable('clock').set({ seen_at }).execute();

/** The jump that staff have not accepted yet; while there is one, the clock is not trusted. */
export const selectOpenJump = (db: Db): Promise<ClockJump | undefined> =>
  db.selectFrom('clock_jumps').selectAll().where('accepted_at', 'is', null).executeTakeFirst();

/** The last accepted jump; undefined if there is none. */
export const selectAcceptedJump = (db: Db): Promise<ClockJump | undefined> =>
  db
    .selectFrom('clock_jumps')
    .selectAll()
    .where('accepted_at', 'is not', null)
    .orderBy('clock_jump_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** `found_at`: the time by the database's clock. `process_at`: the time by the clock of the process that found the jump. */
export const insertJump = (db: Db, jump: Pick<ClockJump, 'kind' | 'expected_at' | 'found_at' | 'process_at'>): Promise<ClockJump> =>
  db.insertInto('clock_jumps').values(jump).returningAll().executeTakeFirstOrThrow();

/** Accepts the open jump that was found at this time, and restarts the checks of the clock from now. Returns false if there is no such jump. */
export async function acceptOpenJump(db: Db, found_at: Date, staff_id: string | null): Promise<boolean> {
  const row = await db
    .updateTable('clock_jumps')
    .set({ accepted_at: sql<Date>`now()`, accepted_by: staff_id })
    .where('accepted_at', 'is', null)
    .where('found_at', '=', found_at)
    .returning('clock_jump_id')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('clock')
    .set(({ eb }) => ({ seen_at: SHOP_NOW, accepted: eb('accepted', '+', 1) }))
    .execute();
  return true;
}
