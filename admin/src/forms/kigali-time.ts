/** Forms show Kigali's time, in whatever time zone the device is. Rwanda is two hours ahead of UTC all year. */
const KIGALI_OFFSET_MS = 2 * 3_600_000;

/** The value of a `datetime-local` input; '' for no time. */
export const toKigaliInput = (iso: string | null | undefined): string =>
  iso ? new Date(Date.parse(iso) + KIGALI_OFFSET_MS).toISOString().slice(0, 16) : '';

/** The UTC time of a `datetime-local` input that holds a time in Kigali; null for an empty input. */
export function fromKigaliInput(text: string): string | null {
  const kigali_ms = Date.parse(`${text}Z`);
  return Number.isNaN(kigali_ms) ? null : new Date(kigali_ms - KIGALI_OFFSET_MS).toISOString();
}
