/** Messages of confirming an e-mail address and of undoing its change. */

export { email_already_confirmed as emailAlreadyConfirmed } from '@uruhu/contract/messages/en/refusals';
export { emailConfirmed, emailLinkSent } from '@uruhu/contract/messages/en/successes';
export const noResponse = 'You are offline, or we could not be reached. Nothing was lost: please try again.';

export const confirmForm = {
  title: 'Please confirm your e-mail address',
  intro: 'One press, and news of your orders comes to you by mail.',
  label: 'Confirm my e-mail address',
  working: 'Confirming...',
};
/** In place of the form's intro in a shop that cannot send news. */
export const confirmWithoutNews = 'One press, and your e-mail address is confirmed.';
export const confirmAbout = 'Confirm your e-mail address by the link that we have sent you.';
export const newsComes = (email: string) => `News of your orders comes to ${email} from now on.`;
export const couponReady = (worth: string) => `Your ${worth} is ready: the code waits in your account and your cart.`;
export const goShopping = 'Go to the shop';
export const myAccount = 'My account';

export const linkIncomplete = 'A piece of the link is missing';
export const otherLink = 'Open the link of our newest mail. For another one sign in, and press “Send the link again” in your account.';
export const otherLinkSignedIn = 'Open the link of our newest mail. For another one go to your account, and press “Send the link again”.';
export const nothingToDo = (email: string) => `News of your orders comes to ${email}. There is nothing more to do.`;
export const nothingMore = 'There is nothing more to do.';
export const takenText = 'Your account keeps the address that it has. You can enter another one there.';
export const signIn = 'Sign in';
export const toAccount = 'To my account';

export const undoForm = {
  title: 'The e-mail address of your account was changed',
  intro:
    'Was it you? Then there is nothing to do here. If it was not, change it back: every device is signed out, and you choose a new password.',
  label: 'Change it back',
  working: 'Changing it back...',
};
export const undoAbout = 'Take back a change of the e-mail address of your account.';
export const undone = 'Your old address is back';
export const undoneText = 'Now choose a new password, so that whoever changed it stays out.';
export const newPassword = 'Choose a new password';
export const undoLinkInvalidText = 'If somebody else has changed your address, write to us: a person reads it and helps.';
export const contactUs = 'Contact us';

export const noteTitle = 'Confirm your e-mail address';
export const noteText = (email: string) => ['We sent a link to ', email, '. Open it, and news of your orders comes by mail.'] as const;
export const sendAgain = 'Send the link again';
export const sending = 'Sending...';
export const lookAmongSpam = 'No mail after a few minutes? Look among the spam.';
export const againIn = (seconds: number) => `We can send it again in ${seconds} s.`;
export const pendingTitle = 'Your new e-mail address waits to be confirmed';
export const pendingText = (pending: string, email: string) =>
  ['We have sent a link to ', pending, '. Until you open it, you sign in with ', email, '.'] as const;
export const sendPendingAgain = 'Send again';
export const keepOld = 'Keep the old address';
export const keeping = 'Keeping it...';

export const toConfirm = 'Confirm it';
export const couponWaits = 'It works once your e-mail address is confirmed.';
export const orderNews = (email: string) => ['News of this order by mail? Open the link that we sent to ', email, '.'] as const;
export const noMail = 'No mail?';
export const picturesWait = (email: string) =>
  [
    'You can add pictures once your e-mail address is confirmed: open the link that we sent to ',
    email,
    '. What you write stays here.',
  ] as const;
