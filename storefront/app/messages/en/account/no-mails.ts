/** Messages of a shop that has no mail server. */
export const noMails = 'We cannot send mails at the moment.';
/** Ends with the ways to reach the shop. */
export const reachUs = 'We help you here:';
export const chat = 'WhatsApp';
export const contactForm = 'Write to us';
/** The label of a link to the note with the ways to reach the shop. */
export const howWeHelp = 'How we help you';
