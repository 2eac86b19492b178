/** Messages of the open sessions and the sign-in history. */

export { sessionEnded } from '@uruhu/contract/messages/en/successes';
export const intro = 'Is there a device that you do not know? Sign it out, and change your password.';
export const changePassword = 'Change the password';
export const openTitle = 'Signed in now';
export const thisDevice = 'This device';
/** A browser that a maker of phones installs, under a name that few know. */
export const makersBrowser = 'Browser';
export const device = (browser: string | null, system: string | null) => {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'A device that does not say what it is';
};
export const since = (when: string) => `since ${when}`;
export const from = (address: string) => `network ${address}`;
export const end = 'Sign out';
export const endOf = (device: string, when: string) => `Sign out ${device}, signed in ${when}`;
export const endOtherSessions = 'Sign out all other devices';
export const onlyHere = 'You are signed in on this device alone.';
export const sessionsFailed = 'Your devices could not be loaded.';

export const historyTitle = 'Who signed in';
export const historyIntro = 'Every time your password was entered, right or wrong.';
export const succeeded = 'Signed in';
export const failed = 'Wrong password';
export const historyFailed = 'The history could not be loaded.';
export const none = 'Nothing is on this page.';
