/** What the shop promises to new members, in the same words wherever it says so. */
export const freeGift = 'A free gift comes with your first order.';
