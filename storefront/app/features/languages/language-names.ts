/** The languages by their own names, for the links to them. */
import type { Language } from '@uruhu/contract/languages';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', rw: 'Kinyarwanda' };

/** What a page in another language offers to a visitor who prefers this one, and the name of the button that closes the offer. */
export const OFFERS: Readonly<Record<Language, { read: string; close: string }>> = {
  en: { read: 'Read in English', close: 'Close' },
  fr: { read: 'Lire en français', close: 'Fermer' },
  rw: { read: 'Soma mu Kinyarwanda', close: 'Funga' },
};
