import { formatOwnDay } from '#language';
import { locale } from '#messages/shell/common';

/** Formats times in the time zone of Kigali, so that the server and every browser render the same text. */
const TIME_ZONE = 'Africa/Kigali';

/** Creates the formatter when it is first needed, because the first one takes a cheap phone 100 ms, and few pages show a date. */
function createFormatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    return format.format(date);
  };
}

const formatDay = formatOwnDay ?? createFormatter({ day: 'numeric', month: 'long', year: 'numeric' });
const formatHour = createFormatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '21 November 2026'. `time` is ISO 8601; an invalid one gives ''. */
export function formatDate(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : formatDay(date);
}
/** '09:42' */
export const formatTime = (time: string): string => formatHour(new Date(time));
/** '21 November 2026, 09:42' */
export const formatDateTime = (time: string): string => `${formatDate(time)}, ${formatTime(time)}`;
