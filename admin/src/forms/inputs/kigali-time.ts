/** Forms show Kigali's time, in whatever time zone the device is. */
import { KIGALI_OFFSET_MS } from '@uruhu/contract/rules/kigali-time';

/** The value of a `datetime-local` input; '' for no time. */
export const toKigaliInput = (iso: string | null | undefined): string =>
  iso ? new Date(Date.parse(iso) + KIGALI_OFFSET_MS).toISOString().slice(0, 16) : '';

/** The UTC time of a `datetime-local` input that holds a time in Kigali; null for an empty input. */
export function fromKigaliInput(text: string): string | null {
  const kigali_ms = Date.parse(`${text}Z`);
  return Number.isNaN(kigali_ms) ? null : new Date(kigali_ms - KIGALI_OFFSET_MS).toISOString();
}
