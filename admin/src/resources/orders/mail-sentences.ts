/**
 * Sentences of dialogs about mails to customers. The shop writes only to addresses that their owners have confirmed, and to those that
 * customers without an account told staff for an order.
 */
export const MAIL_IF_CONFIRMED = 'The customer gets a mail if she has confirmed her address.';
export const MAILS_IF_CONFIRMED = 'Each customer who has confirmed her address gets a mail.';
