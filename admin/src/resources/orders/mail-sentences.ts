/** Sentences of dialogs that tell to which addresses the shop sends mails about orders. If there is no such address, it sends none. */
export const MAIL_TO_CUSTOMER =
  'A mail goes to the confirmed address of the customer’s account; without an account, to the address of the order.';
export const MAILS_TO_CUSTOMERS = 'Mails go to the confirmed addresses of accounts; without an account, to the address of the order.';
