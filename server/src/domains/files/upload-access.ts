/** Decides who may read an upload: its owner, visitors with a recent link, and every visitor while a visible review contains it. */
import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/db.ts';
import { selectUploadAccess } from './queries.ts';

/** Long enough to write a review, whose <img> cannot send a session token. */
const LINK_HOURS = 1;

/** Creates the secret part of a link to an upload: /media/<token>/<key>. */
export const createLinkToken = (): string => randomBytes(16).toString('base64url');
export const hashLinkToken = (linkToken: string): Buffer => createHash('sha256').update(linkToken).digest();

/** The names of uploads: bare UUIDs. So the server recognises pictures of the shop without a query. */
const UPLOAD_KEY_PATTERN = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.[a-z]{3,4}$/;
export const isUploadKey = (key: string): boolean => UPLOAD_KEY_PATTERN.test(key);

type UploadAccess = {
  /** Whether a visible review of a published product contains it. */
  is_reviewed: boolean;
  /** The shopper who uploaded it; null if the account is erased. */
  owner_id: string | null;
  /** Whether the link token in the request belongs to this file and is recent enough. */
  is_linked: boolean;
};

/** Caches reviewed files, as a page of reviews shows fifty pictures. A file stays readable this much longer than its review. */
const CACHE_OPTIONS = { max: 2_000, ttl: 60_000 };
/** The owner does not matter, as every visitor may read an upload in a visible review. */
const REVIEWED_UPLOAD_ACCESS: UploadAccess = { is_reviewed: true, owner_id: null, is_linked: false };

/** `chargeQuery` runs before the query; if it throws, there is no query. */
type FindAccess = (key: string, linkToken: string | null, chargeQuery: () => Promise<void>) => Promise<UploadAccess | null>;

/** Creates a function that returns null if there is no such upload. It caches files in visible reviews, for a minute. */
export function createUploadAccessFinder(db: Db): FindAccess {
  const reviewedKeys = new LRUCache<string, true>(CACHE_OPTIONS);
  return async (key, linkToken, chargeQuery) => {
    if (reviewedKeys.get(key)) return REVIEWED_UPLOAD_ACCESS;
    await chargeQuery();
    const access = await selectUploadAccess(db, key, linkToken === null ? null : hashLinkToken(linkToken), LINK_HOURS);
    if (access?.is_reviewed) reviewedKeys.set(key, true);
    return access ?? null;
  };
}
