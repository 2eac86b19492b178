import type { Random } from './random.ts';

/** The date of the demo shop's data: no row is newer. */
export const TODAY = '2026-11-18';

export const DAY_MS = 86_400_000;
/** No review is written before the first parcels arrive. For a very new product, this is half its time on sale. */
const FIRST_PARCEL_DAYS = 12;
/** Kigali is two hours ahead of UTC, and reviews are written between seven in the morning and eleven at night. */
const [FIRST_HOUR_UTC, HOURS] = [5, 16];

/** `count` times between a product's first day and TODAY, newest first, denser towards TODAY. */
export function drawReviewTimes(random: Random, since: string, count: number): Date[] {
  const start = Date.parse(since);
  const days = Math.round((Date.parse(TODAY) - start) / DAY_MS);
  const first = Math.min(FIRST_PARCEL_DAYS, Math.floor(days / 2));
  const times = Array.from({ length: count }, () => {
    const day = first + Math.floor(Math.sqrt(random()) * (days - first));
    return start + day * DAY_MS + Math.floor((FIRST_HOUR_UTC + random() * HOURS) * 3_600_000);
  });
  return times.sort((a, b) => b - a).map((time) => new Date(time));
}

export const daysBetween = (since: string, time: Date): number => Math.floor((time.getTime() - Date.parse(since)) / DAY_MS);
