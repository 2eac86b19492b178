/**
 * Remembers for a day which IP address has made which missed search, in bounded memory. It stores only hashes with a random salt, from
 * which neither the address nor the words can be found.
 */

import { createHmac, randomBytes } from 'node:crypto';
import { KIGALI_OFFSET_MS } from '@uruhu/contract/rules/kigali-time';
import { LRUCache } from 'lru-cache';

/** At most this many different missed searches of an IP address are counted on a day, so that one script cannot fill the day's list. */
export const SEARCHES_PER_ADDRESS_MAX = 100;
const ADDRESSES_MAX = 10_000;
const SEARCHES_MAX = 50_000;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** `number`: the days since 1970, in Kigali’s time. The keys of both caches are hashes with the day’s salt. */
type Day = { number: number; salt: Buffer; countedSearches: LRUCache<string, true>; countsByAddress: LRUCache<string, number> };

const startDay = (number: number): Day => ({
  number,
  salt: randomBytes(32),
  countedSearches: new LRUCache({ max: SEARCHES_MAX }),
  countsByAddress: new LRUCache({ max: ADDRESSES_MAX }),
});

/** Creates a function that returns whether this is the first missed search for these words from this address today. */
export function createDailySearchFilter(now_ms: () => number): (ip_address: string, words: string) => boolean {
  const findDayNumber = () => Math.floor((now_ms() + KIGALI_OFFSET_MS) / DAY_MS);
  let day = startDay(findDayNumber());
  const hash = (text: string) => createHmac('sha256', day.salt).update(text).digest('base64url');

  return (ip_address, words) => {
    const number = findDayNumber();
    if (number !== day.number) day = startDay(number);
    const hashedSearch = hash(`${ip_address} ${words}`);
    if (day.countedSearches.get(hashedSearch)) return false;
    const hashedAddress = hash(ip_address);
    const count = day.countsByAddress.get(hashedAddress) ?? 0;
    if (count >= SEARCHES_PER_ADDRESS_MAX) return false;
    day.countedSearches.set(hashedSearch, true);
    day.countsByAddress.set(hashedAddress, count + 1);
    return true;
  };
}
