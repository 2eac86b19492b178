/** What the storefront in French has besides its messages. Modules import it from `#language`. */
import type { Language } from '@uruhu/contract/languages';

export const LANGUAGE: Language = 'fr';

/** Before the path of each page: getPathPrefix of the contract, as a constant that costs no code. */
export const PATH_PREFIX: string = '/fr';

/** Days in a language that browsers have no data for; undefined where `Intl` formats them. */
export const formatOwnDay: ((date: Date) => string) | undefined = undefined;

/** A rating such as 4.8, with the decimal sign of the language. */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');
