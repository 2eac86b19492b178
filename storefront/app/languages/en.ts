/** What the storefront in English has besides its messages. Modules import it from `#language`. */
import type { Language } from '@uruhu/contract/languages';

export const LANGUAGE: Language = 'en';

/** Before the path of each page: getPathPrefix of the contract, as a constant that costs no code. */
export const PATH_PREFIX: string = '';

/** Days in a language that browsers have no data for; undefined where `Intl` formats them. */
export const formatOwnDay: ((date: Date) => string) | undefined = undefined;

/** Between whole numbers and tenths, as a constant that costs no code. */
export const DECIMAL_SIGN: string = '.';
