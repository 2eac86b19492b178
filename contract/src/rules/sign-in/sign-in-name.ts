import { cleanIdentifier } from '../clean-text.ts';

/** Normalises usernames and e-mail addresses for comparison: compatibility forms, invisible characters and capitals make no difference. */
export const normaliseSignInName = (text: string): string =>
  // Cleaned again, because a small letter can join its mark where the capital cannot: 'J̌' becomes 'ǰ'.
  cleanIdentifier(cleanIdentifier(text).toLowerCase());

export const isSameEmail = (email: string, otherEmail: string): boolean => normaliseSignInName(email) === normaliseSignInName(otherEmail);

/** A username with an @ must be the account's own e-mail address, so that no shopper can take another one's address as a name. */
export function isUsernameAllowed(username: string, email: string): boolean {
  const name = normaliseSignInName(username);
  return !name.includes('@') || name === normaliseSignInName(email);
}
