/**
 * Dates in Kinyarwanda. Browsers have no data for it (`Intl` falls to another language, so server and browser would differ), so the names are
 * here. Source: CLDR 48.
 */
const MONTHS = [
  'Mutarama',
  'Gashyantare',
  'Werurwe',
  'Mata',
  'Gicurasi',
  'Kamena',
  'Nyakanga',
  'Kanama',
  'Nzeri',
  'Ukwakira',
  'Ugushyingo',
  'Ukuboza',
];

/** Kigali is two hours ahead of UTC all year. */
const KIGALI_OFFSET_MS = 2 * 3_600_000;

/** '28 Ugushyingo 2026', the day in Kigali. */
export function formatKinyarwandaDay(time: Date): string {
  const kigali = new Date(time.getTime() + KIGALI_OFFSET_MS);
  return `${kigali.getUTCDate()} ${MONTHS[kigali.getUTCMonth()]} ${kigali.getUTCFullYear()}`;
}
