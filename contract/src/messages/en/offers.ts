/** What the shop promises to new members, in the same words on all pages and in all mails. */
export const freeGift = 'A free gift comes with your first order.';
