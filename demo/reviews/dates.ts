import type { Random } from './random.ts';

/** The date of the demo shop's data: no row has a later date. */
export const TODAY = '2026-11-18';

const DAY_MS = 86_400_000;
/**
 * Days from a product's first day of sale until the first parcels arrive; no review is written earlier. A product on sale for fewer than
 * twice as many days has its first reviews after half of its days on sale.
 */
const FIRST_PARCEL_DAYS = 12;
/** Reviews are written between seven in the morning and eleven at night in Kigali, which is two hours ahead of UTC. */
const FIRST_HOUR_UTC = 5;
const WRITING_HOURS = 16;

/** Chooses `count` times between a product's first day and TODAY, newest first, with more of them near TODAY. */
export function chooseReviewTimes(random: Random, firstDayOfSale: string, count: number): Date[] {
  const start_ms = Date.parse(firstDayOfSale);
  const daysOnSale = Math.round((Date.parse(TODAY) - start_ms) / DAY_MS);
  const firstReviewDay = Math.min(FIRST_PARCEL_DAYS, Math.floor(daysOnSale / 2));
  const times_ms = Array.from({ length: count }, () => {
    // The square root makes late days more likely.
    const day = firstReviewDay + Math.floor(Math.sqrt(random()) * (daysOnSale - firstReviewDay));
    return start_ms + day * DAY_MS + Math.floor((FIRST_HOUR_UTC + random() * WRITING_HOURS) * 3_600_000);
  });
  return times_ms.sort((a, b) => b - a).map((time_ms) => new Date(time_ms));
}

export const countDaysBetween = (firstDay: string, time: Date): number => Math.floor((time.getTime() - Date.parse(firstDay)) / DAY_MS);
