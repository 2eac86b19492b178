/** Times in Kigali, which is two hours ahead of UTC all year. */
export const KIGALI_OFFSET_MS = 2 * 3_600_000;

/** Day and time in Kigali to the minute, in a form that spreadsheets recognise: '2026-11-25 14:30'. */
export const formatKigaliTime = (time: Date): string =>
  new Date(time.getTime() + KIGALI_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
