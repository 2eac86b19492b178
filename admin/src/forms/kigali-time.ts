/** Forms show Kigali's time, in whatever time zone the device is. Rwanda is two hours ahead of UTC all year. */
const KIGALI_OFFSET_MS = 2 * 3_600_000;

/** The value of a `datetime-local` input; '' for no time. */
export const toKigaliInput = (iso: string | null | undefined): string =>
  iso ? new Date(Date.parse(iso) + KIGALI_OFFSET_MS).toISOString().slice(0, 16) : '';

/** The moment that such an input means; null for none. */
export function fromKigaliInput(text: string): string | null {
  const utc_ms = Date.parse(`${text}Z`);
  return Number.isNaN(utc_ms) ? null : new Date(utc_ms - KIGALI_OFFSET_MS).toISOString();
}
