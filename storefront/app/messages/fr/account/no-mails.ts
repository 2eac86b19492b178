/** Messages of a shop that has no mail server. */
export const noMails = 'Nous ne pouvons pas envoyer d’e-mails pour le moment.';
/** Ends with the ways to reach the shop. */
export const reachUs = 'Nous vous aidons ici :';
export const chat = 'WhatsApp';
export const contactForm = 'Nous écrire';
/** The label of a link to the note with the ways to reach the shop. */
export const howWeHelp = 'Comment nous vous aidons';
