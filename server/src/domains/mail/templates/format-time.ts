import { formatKinyarwandaDay } from '@uruhu/contract/rules/kinyarwanda-dates';
import type { MailMessages } from '../../../messages/messages.ts';

/** Caches one formatter for each locale, as creating one takes longer than rendering a mail. */
function createFormatter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return ({ locale }: Pick<MailMessages, 'locale'>, time: Date): string => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Africa/Kigali' });
    formats.set(locale, format);
    return format.format(time);
  };
}

const formatDayByLocale = createFormatter({ dateStyle: 'long' });
const formatMomentByLocale = createFormatter({ dateStyle: 'long', timeStyle: 'short' });
const formatTimeByLocale = createFormatter({ timeStyle: 'short' });

/** What says how dates are written. */
type DateMessages = Pick<MailMessages, 'language' | 'locale'>;
const isKinyarwanda = ({ language }: DateMessages) => language === 'rw';

/** '4 March 2027': the day in Kigali. */
export const formatDay = (messages: DateMessages, time: Date): string =>
  isKinyarwanda(messages) ? formatKinyarwandaDay(time) : formatDayByLocale(messages, time);

/** '4 March 2027 at 14:05', Kigali time. */
export const formatMoment = (messages: DateMessages, time: Date): string =>
  isKinyarwanda(messages) ? `${formatKinyarwandaDay(time)}, ${formatTimeByLocale(messages, time)}` : formatMomentByLocale(messages, time);
