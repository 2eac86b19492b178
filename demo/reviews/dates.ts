import type { Dice } from './dice.ts';

/** The day the demo shop's data is of: nothing in it is younger. */
export const TODAY = '2026-11-18';

export const DAY_MS = 86_400_000;
/** Nobody writes before the first parcels are there; of a very new product, half its time on sale. */
const FIRST_PARCEL_DAYS = 12;
/** Kigali is two hours ahead of UTC: people write from seven in the morning to eleven at night. */
const [FIRST_HOUR_UTC, HOURS] = [5, 16];

/** `count` times between a product's first day and TODAY, newest first, the denser the later. */
export function reviewTimes(dice: Dice, since: string, count: number): Date[] {
  const start = Date.parse(since);
  const days = Math.round((Date.parse(TODAY) - start) / DAY_MS);
  const first = Math.min(FIRST_PARCEL_DAYS, Math.floor(days / 2));
  const times = Array.from({ length: count }, () => {
    const day = first + Math.floor(Math.sqrt(dice()) * (days - first));
    return start + day * DAY_MS + Math.floor((FIRST_HOUR_UTC + dice() * HOURS) * 3_600_000);
  });
  return times.sort((a, b) => b - a).map((time) => new Date(time));
}

export const daysBetween = (since: string, time: Date): number => Math.floor((time.getTime() - Date.parse(since)) / DAY_MS);
