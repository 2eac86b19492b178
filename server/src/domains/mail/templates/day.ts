import type { Language } from './words.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB' };
const LANGUAGES = Object.keys(LOCALES) as Language[];

/** Made once for each language: making one takes longer than the letter around it. */
const formats = (options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'Africa/Kigali' })]),
  ) as Record<Language, Intl.DateTimeFormat>;
const DAYS = formats({ dateStyle: 'long' });
const MOMENTS = formats({ dateStyle: 'long', timeStyle: 'short' });

/** '4 March 2027': the day that it is in Kigali, where it is read. */
export const dayIn = (language: Language, time: Date): string => DAYS[language].format(time);

/** '4 March 2027 at 14:05', by the clocks of Kigali. */
export const momentIn = (language: Language, time: Date): string => MOMENTS[language].format(time);
