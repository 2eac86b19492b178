/** What the storefront in Kinyarwanda has besides its messages. Modules import it from `#language`. */
import type { Language } from '@uruhu/contract/languages';
import { formatKinyarwandaDay } from '@uruhu/contract/rules/kinyarwanda-dates';

export const LANGUAGE: Language = 'rw';

/** Before the path of each page: getPathPrefix of the contract, as a constant that costs no code. */
export const PATH_PREFIX: string = '/rw';

/** Days in a language that browsers have no data for; undefined where `Intl` formats them. */
export const formatOwnDay: ((date: Date) => string) | undefined = formatKinyarwandaDay;

/** Between whole numbers and tenths, as a constant that costs no code. */
export const DECIMAL_SIGN: string = '.';
