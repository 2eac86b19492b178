/** Messages of deleting an account. */

export { accountDeactivated } from '@uruhu/contract/messages/en/successes';
export const intro = 'We are sorry to see you go. Please read what happens first: it cannot be undone.';
export const erasedTitle = 'What is erased';
export const erased = [
  'Your name, e-mail, phone and addresses',
  'Your cart, your wishlist and your beauty profile',
  'Your reviews, with their pictures',
  'Your coupons',
  'Every sign-in, on every device',
];
export const staysTitle = 'What stays in the books';
export const stays = ['Your orders and what was paid for them, as the law asks of a shop. They forget who you are once they have arrived.'];
export const dataTitle = 'Take your data along';
export const dataText = 'Everything the shop knows of you, in one file.';
export const download = 'Download my data';
export const downloading = 'Getting it ready...';
export const downloaded = 'Your data is in your downloads.';
/** `day` is of the form 2026-11-22. */
export const fileName = (shop: string, day: string) => `${shop.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-my-data-${day}.json`;
export const downloadFailed = 'Your data could not be fetched. Please try again.';

export const leaveTitle = 'Deactivate your account';
export const password = 'Your password';
export const leave = 'Deactivate my account';
export const confirmTitle = 'Deactivate it for good?';
export const confirmText = 'Your account is erased at once. You can sign up again, but nothing comes back.';
export const confirm = 'Yes, deactivate it';
export const deactivating = 'Deactivating...';
export const stay = 'Keep my account';
export const failed = 'Your connection dropped. Please try again: if your account is gone already, you are signed out.';
