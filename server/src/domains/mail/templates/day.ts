import type { Language } from './words.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB' };

/** '4 March 2027': the day that it is in Kigali, where it is read. */
export const dayIn = (language: Language, time: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Africa/Kigali' }).format(time);
