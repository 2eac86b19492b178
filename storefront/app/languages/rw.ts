/** What the storefront in Kinyarwanda has besides its messages. Modules import it from `#language`. */
import type { Language } from '@uruhu/contract/languages';

export const LANGUAGE: Language = 'rw';

/** Before the path of each page: getPathPrefix of the contract, as a constant that costs no code. */
export const PATH_PREFIX: string = '/rw';
