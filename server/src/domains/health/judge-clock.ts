/** Decides whether the shop's clock has jumped. */
import type { Selectable } from 'kysely';
import type { ClockJumps } from '../../database/schema.ts';

const HOUR_MS = 3_600_000;
/** Far more than normal drift and corrections, which are seconds. */
const JUMP_MS_MAX = HOUR_MS;
/** A shop may be stopped over a holiday. A longer stop may be a wrong clock, so staff must accept the time after it. */
const STOP_MS_MAX = 7 * 24 * HOUR_MS;

/** The last check of this process. `accepted_jump_count`: how many jumps staff had accepted then. */
export type LastCheck = { database_ms: number; monotonic_ms: number; accepted_jump_count: number };

export type ClockCheck = {
  /** The time of the database. */
  database_ms: number;
  /** The time of this process. */
  process_ms: number;
  /** The monotonic clock of this process, which no change of the time moves. */
  monotonic_ms: number;
  accepted_jump_count: number;
  /** The database's time at the last check of any process; null before the first. */
  seen_ms: number | null;
  /** How far the database's clock was ahead of the process's clock when staff last accepted a jump. */
  accepted_difference_ms: number;
  /** Null at the first check of a process. */
  lastCheck: LastCheck | null;
};

export type Jump = { kind: Selectable<ClockJumps>['kind']; expected_ms: number };

/** Compares how far the database's time and the process's monotonic clock have moved since the last check of this process. */
function findJumpWhileRunning({ database_ms, monotonic_ms }: ClockCheck, lastCheck: LastCheck): Jump | null {
  const expected_ms = lastCheck.database_ms + (monotonic_ms - lastCheck.monotonic_ms);
  if (Math.abs(database_ms - expected_ms) <= JUMP_MS_MAX) return null;
  return { kind: database_ms > expected_ms ? 'ahead' : 'back', expected_ms };
}

/** Compares the database's time, at a process's first check, with the last check of any process and with this process's clock. */
function findJumpWhileStopped({ database_ms, process_ms, seen_ms, accepted_difference_ms }: ClockCheck): Jump | null {
  if (seen_ms !== null && database_ms < seen_ms - JUMP_MS_MAX) return { kind: 'back', expected_ms: seen_ms };
  if (seen_ms !== null && database_ms > seen_ms + STOP_MS_MAX) return { kind: 'long_stop', expected_ms: seen_ms };
  const difference_ms = database_ms - process_ms;
  if (Math.abs(difference_ms - accepted_difference_ms) <= JUMP_MS_MAX) return null;
  // Staff see the process's own time as the expected one. The accepted difference decides only whether there is a jump.
  return { kind: 'clocks_differ', expected_ms: process_ms };
}

/**
 * Returns null if the clock has not jumped. Also returns null at the first check after staff have accepted a jump; later checks compare with
 * that check.
 */
export function judgeClock(check: ClockCheck): Jump | null {
  const { lastCheck, accepted_jump_count } = check;
  if (lastCheck === null) return findJumpWhileStopped(check);
  return lastCheck.accepted_jump_count === accepted_jump_count ? findJumpWhileRunning(check, lastCheck) : null;
}
