/** Messages of a shop that has no mail server. */
export const noMails = 'Ubu ntidushobora kohereza imeyili.';
/** Ends with the ways to reach the shop. */
export const reachUs = 'Tugufashiriza hano:';
export const chat = 'WhatsApp';
export const contactForm = 'Twandikire';
/** The label of a link to the note with the ways to reach the shop. */
export const howWeHelp = 'Uko tugufasha';
