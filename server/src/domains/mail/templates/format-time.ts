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

/** '4 March 2027': the day in Kigali. */
export const formatDay = createFormatter({ dateStyle: 'long' });

/** '4 March 2027 at 14:05', Kigali time. */
export const formatMoment = createFormatter({ dateStyle: 'long', timeStyle: 'short' });
