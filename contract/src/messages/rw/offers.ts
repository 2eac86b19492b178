/** What the shop promises to new members, in the same words on all pages and in all mails. */
export const freeGift = 'Komande yawe ya mbere izana n’impano y’ubuntu.';
