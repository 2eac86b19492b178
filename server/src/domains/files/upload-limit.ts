/** How much one person may upload. Counted in the database: by all processes together, and over their restarts. */
import type { Db } from '../../http/parts.ts';
import { TryLater } from '../../http/try-later.ts';
import { timeOfFullness, timeOfUpload } from './queries.ts';

/** A review takes a handful of pictures: this is ten of them. */
export const UPLOADS_PER_HOUR_MAX = 60;
/** As kept: a picture of a phone, made anew, is half a megabyte. */
export const BYTES_PER_DAY_MAX = 100_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function refuseUntil(time_ms: number, now_ms: number): never {
  throw new TryLater(429, Math.max(1, Math.ceil((time_ms - now_ms) / 1000)));
}

/**
 * Throws TryLater (429) where the person has sent as many within the last hour, or would have sent more bytes within the last day.
 * `bytes`: of what comes now, as far as that is known.
 */
export async function refuseTooMany(db: Db, user_id: string, bytes = 1, now_ms = Date.now()): Promise<void> {
  const oldest = await timeOfUpload(db, user_id, UPLOADS_PER_HOUR_MAX, new Date(now_ms - HOUR_MS));
  if (oldest) refuseUntil(oldest.getTime() + HOUR_MS, now_ms);
  const filling = await timeOfFullness(db, user_id, BYTES_PER_DAY_MAX - bytes, new Date(now_ms - DAY_MS));
  if (filling) refuseUntil(filling.getTime() + DAY_MS, now_ms);
}
