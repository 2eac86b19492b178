/** Messages of choosing a password and of requesting a reset. */

export { internal_error as somethingWrong, reset_link_invalid as resetLinkInvalid } from '@uruhu/contract/messages/en/refusals';
export { passwordReset, resetLinkSent } from '@uruhu/contract/messages/en/successes';
export const failed = 'An error occurred. Please try again.';

export const strength = 'Password strength:';
export const strengths = { weak: 'Weak.', fair: 'Fair.', good: 'Good.', strong: 'Strong.' };
export const strengthAdvice = {
  weak: 'Three or four words are stronger.',
  fair: 'A longer one is safer.',
  good: 'Hard to guess.',
  strong: 'Very hard to guess.',
};
export const strengthHint = 'A few words in a row are hard to guess.';
export const lengthHint = (min: number) => `${min} characters or more`;

export const forgotTitle = 'Forgot your password?';
export const forgotAbout = 'Ask for a link by which you choose a new password.';
export const forgotIntro = 'Tell us the e-mail address of your account. We send you a link to choose a new password.';
export const email = 'E-mail';
export const askForLink = 'Send me the link';
export const asking = 'Sending...';
export const checkEmail = 'Check your email for instructions to reset your password.';
export const sentTo = (email: string) => `If ${email} has an account here, the mail is on its way.`;
export const linkIsGood = 'The link works once, within one hour. No mail after a few minutes? Look among the spam.';
export const askAgain = 'Send it again';
export const askAgainIn = (seconds: number) => `We can send it again in ${seconds} s.`;
export const otherEmail = 'Use another e-mail';
export const backToSignIn = 'Back to sign in';
export const remembered = 'You remember it?';

export const resetTitle = 'Choose a new password';
export const resetAbout = 'Choose a new password by the link that we have sent you.';
export const resetIntro = 'Once it is saved, every device that is signed in with the old one is signed out.';
export const newPassword = 'New password';
export const newPasswordAgain = 'The same again';
export const save = 'Save the password';
export const saving = 'Saving...';
export const signInWithIt = 'Sign in with your new password.';
export const linkWorksOnce = 'Links from our mails work once, within one hour. Ask for a new one: it takes a minute.';
export const askForNewLink = 'Ask for a new link';
