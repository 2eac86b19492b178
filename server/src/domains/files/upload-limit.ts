/** How much one person may upload. Counted in the database: by all processes together, and over their restarts. */
import type { Db } from '../../http/parts.ts';
import { TryLater } from '../../http/try-later.ts';
import { timeOfUpload } from './queries.ts';

/** A review takes a handful of pictures: this is ten of them. */
export const UPLOADS_PER_HOUR_MAX = 60;
const HOUR_MS = 3_600_000;

/** Throws TryLater (429) where the person has sent as many within the last hour. */
export async function refuseTooMany(db: Db, user_id: string, now_ms = Date.now()): Promise<void> {
  const oldest = await timeOfUpload(db, user_id, UPLOADS_PER_HOUR_MAX, new Date(now_ms - HOUR_MS));
  if (oldest) throw new TryLater(429, Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now_ms) / 1000)));
}
