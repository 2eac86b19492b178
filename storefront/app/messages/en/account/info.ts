/** Messages of the account data and of changing the password. */

export { accountUpdated, passwordChanged } from '@uruhu/contract/messages/en/successes';
export const notSignedIn = 'User is not authenticated.';
export const updateFailed = 'Update failed.';
export const updateError = 'An error occurred during update.';

export const intro = 'What we call you by, and how we reach you.';
export const fullName = 'Full name';
export const email = 'E-mail';
export const emailChange = (email: string) =>
  `To change it, enter your password. We send a link to the new address; until you open it, you sign in with ${email}.`;
/** For a shop that cannot send the link. The ways to reach the shop follow. */
export const emailChangeWaits = (email: string) =>
  `To change it, enter your password. Until the new address is confirmed, you sign in with ${email}.`;
export const yourPassword = 'Your password';
export const linkSent = (email: string) => `Saved. We have sent a link to ${email}.`;
export const phone = 'Phone';
export const address = 'Address';
export const optional = 'optional';
export const update = 'Update Information';
export const updating = 'Updating...';

export const membership = 'Membership';
export const memberSince = 'Member since';
export const status = 'Status';
export const verified = 'Verified';
export const notVerified = 'Not confirmed yet';
export const toConfirm = 'Confirm it';
export const lastLogin = 'Last login';
export const membershipType = 'Membership type';
export const premium = 'Premium Member';
export const unknown = 'not known';

export const password = 'Password';
export const passwordIntro = 'With a new password, every other device that is signed in is signed out.';
export const presentPassword = 'Present password';
export const changePassword = 'Change the password';
export const changing = 'Changing...';
export const passwordFailed = 'Your connection dropped. Your password is as it was, unless the new one already lets you in.';
