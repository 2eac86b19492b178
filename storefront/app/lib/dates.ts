import { locale } from '#messages/common';

/** The day in Kigali, in words. The zone is fixed so that server and browser write the same. */
const longDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Kigali' });

/** `time` is ISO 8601; what is no time reads as nothing. */
export function longDate(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : longDay.format(date);
}
