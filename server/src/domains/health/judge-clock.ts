/** Decides whether the shop's clock has jumped. */
import type { Selectable } from 'kysely';
import type { ClockJumps } from '../../database/schema.ts';

const HOUR_MS = 3_600_000;
/** Normal drift and corrections are seconds. */
export const JUMP_MS_MAX = HOUR_MS;
/** A shop may be stopped over a holiday. After a longer stop, a wrong clock cannot be excluded, so staff must accept the time. */
export const STOP_MS_MAX = 7 * 24 * HOUR_MS;

/** The last check of this process. `monotonic_ms`: the monotonic clock. `accepted`: how many jumps staff had accepted. */
export type LastCheck = { now_ms: number; monotonic_ms: number; accepted: number };

export type ClockCheck = {
  /** The times of the database and of this process. */
  now_ms: number;
  process_ms: number;
  monotonic_ms: number;
  accepted: number;
  /** The database's time at the last check of any process; null before the first. */
  seen_ms: number | null;
  /** How far the database's clock was ahead of this process's when staff last accepted it. */
  accepted_difference_ms: number;
  /** Null at the first check of a process. */
  last: LastCheck | null;
};

export type Jump = { kind: Selectable<ClockJumps>['kind']; expected_ms: number };

/** Compares the time since this process's last check with its monotonic clock. */
function findJumpWhileRunning({ now_ms, monotonic_ms }: ClockCheck, last: LastCheck): Jump | null {
  const expected_ms = last.now_ms + (monotonic_ms - last.monotonic_ms);
  if (Math.abs(now_ms - expected_ms) <= JUMP_MS_MAX) return null;
  return { kind: now_ms > expected_ms ? 'ahead' : 'back', expected_ms };
}

/** Compares the first time that a process reads with the database's last check and with this machine's clock. */
function findJumpWhileStopped({ now_ms, process_ms, seen_ms, accepted_difference_ms }: ClockCheck): Jump | null {
  if (seen_ms !== null && now_ms < seen_ms - JUMP_MS_MAX) return { kind: 'back', expected_ms: seen_ms };
  if (seen_ms !== null && now_ms > seen_ms + STOP_MS_MAX) return { kind: 'long_stop', expected_ms: seen_ms };
  const expected_ms = process_ms + accepted_difference_ms;
  return Math.abs(now_ms - expected_ms) > JUMP_MS_MAX ? { kind: 'clocks_differ', expected_ms: process_ms } : null;
}

/** Returns null if the clock has not jumped. After staff accept a jump, a process measures from the new time. */
export function judgeClock(check: ClockCheck): Jump | null {
  const { last, accepted } = check;
  if (last === null) return findJumpWhileStopped(check);
  return last.accepted === accepted ? findJumpWhileRunning(check, last) : null;
}
