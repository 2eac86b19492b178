import type { Random } from './random.ts';

/** The date of the demo shop's data: no row has a later date. */
export const TODAY = '2026-11-18';

export const DAY_MS = 86_400_000;
/** Days until the first parcels arrive; no review is older. For a product with few days on sale, half of them count instead. */
const FIRST_PARCEL_DAYS = 12;
/** Reviews are written between seven in the morning and eleven at night in Kigali, which is two hours ahead of UTC. */
const FIRST_HOUR_UTC = 5;
const HOURS = 16;

/** Draws `count` times between a product's first day and TODAY, newest first, with more of them near TODAY. */
export function drawReviewTimes(random: Random, since: string, count: number): Date[] {
  const start = Date.parse(since);
  const days = Math.round((Date.parse(TODAY) - start) / DAY_MS);
  const firstDay = Math.min(FIRST_PARCEL_DAYS, Math.floor(days / 2));
  const times = Array.from({ length: count }, () => {
    const day = firstDay + Math.floor(Math.sqrt(random()) * (days - firstDay));
    return start + day * DAY_MS + Math.floor((FIRST_HOUR_UTC + random() * HOURS) * 3_600_000);
  });
  return times.sort((a, b) => b - a).map((time) => new Date(time));
}

export const countDaysBetween = (since: string, time: Date): number => Math.floor((time.getTime() - Date.parse(since)) / DAY_MS);
