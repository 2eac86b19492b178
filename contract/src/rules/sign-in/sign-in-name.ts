/** Normalises usernames and e-mail addresses for comparison: compatibility forms (NFKC) and capitals make no difference. */
export function normaliseSignInName(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

export const isSameEmail = (email: string, otherEmail: string): boolean => normaliseSignInName(email) === normaliseSignInName(otherEmail);

/** A username with an @ must be the account's own e-mail address, so that no shopper can take another one's address as a name. */
export function isUsernameAllowed(username: string, email: string): boolean {
  const name = normaliseSignInName(username);
  return !name.includes('@') || name === normaliseSignInName(email);
}
