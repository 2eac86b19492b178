/** What the shop promises to new members, in the same words on all pages and in all mails. */
export const freeGift = 'Un cadeau accompagne votre première commande.';
