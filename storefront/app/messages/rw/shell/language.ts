/** How this language presents itself on pages in other languages, where its other messages are not loaded. */
export const languageName = 'Kinyarwanda';
/** What a page in another language offers to a visitor who prefers this one. */
export const readInLanguage = 'Soma mu Kinyarwanda';
/** The name of the button that closes the offer. */
export const closeOffer = 'Funga';
