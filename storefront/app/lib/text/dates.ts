import { locale } from '#messages/shell/common';

/** Formats times in the time zone of Kigali, so that the server and every browser render the same text. */
const TIME_ZONE = 'Africa/Kigali';

const dateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE });
const timeFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE });

/** '21 November 2026'. `time` is ISO 8601; an invalid one gives ''. */
export function formatDate(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : dateFormat.format(date);
}
/** '09:42' */
export const formatTime = (time: string): string => timeFormat.format(new Date(time));
/** '21 November 2026, 09:42' */
export const formatDateTime = (time: string): string => `${formatDate(time)}, ${formatTime(time)}`;
