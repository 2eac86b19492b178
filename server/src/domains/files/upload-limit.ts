/** Limits the uploads of one shopper. The counts are in the database, so all processes share them and a restart keeps them. */
import type { FastifyRequest } from 'fastify';
import { readShopTime } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import { requireShopper } from '../../http/access.ts';
import { TryLater } from '../../lib/try-later.ts';
import { findExceedingUploadTime } from './queries.ts';

/** Sixty uploads at once, then one a minute. Enough for the pictures of about ten reviews. */
export const UPLOADS_PER_HOUR_MAX = 60;
/** Counts stored bytes: a re-encoded phone picture has half a megabyte. */
export const BYTES_PER_DAY_MAX = 100_000_000;
const HOUR_S = 3_600;
const DAY_MS = 24 * HOUR_S * 1_000;

const UPLOAD_LIMIT = createSharedRateLimiter('upload', { burst: UPLOADS_PER_HOUR_MAX, secondsPerCall: HOUR_S / UPLOADS_PER_HOUR_MAX });

/** Counts an upload before any work for it, even if it is refused later. Throws TryLater (429) beyond the limit. */
export async function countUpload(db: Db, user_id: string): Promise<void> {
  const wait_s = await UPLOAD_LIMIT.countCalls(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
}

/**
 * A route's `preParsing`: counts each form that may contain files, before its body is read, and throws TryLater (429) beyond the limit. Does not count staff, nor shoppers without a verified
 * address, whose files are refused unread.
 */
export const createUploadFormLimit = (db: Db) => async (request: FastifyRequest) => {
  // Staff add pictures all day; their own bucket of uploads is enough (http/costs/limits.ts).
  if (request.staff) return;
  const shopper = requireShopper(request);
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/');
  if (isForm && shopper.email_verified) await countUpload(db, shopper.user_id);
};

/** Throws TryLater (429) if a file would exceed the bytes that the shopper may upload a day. `bytes`: the size of the file, if known. */
export async function enforceDailyLimit(db: Db, user_id: string, bytes = 1): Promise<void> {
  const now_ms = (await readShopTime(db)).getTime();
  const exceedingUploadTime = await findExceedingUploadTime(db, user_id, BYTES_PER_DAY_MAX - bytes, new Date(now_ms - DAY_MS));
  if (exceedingUploadTime) throw new TryLater(429, Math.max(1, Math.ceil((exceedingUploadTime.getTime() + DAY_MS - now_ms) / 1000)));
}
