/** Normalises usernames and e-mail addresses for comparison: compatibility forms (NFKC) and capitals make no difference. */
export function signInName(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** A username with an @ must be the account's own e-mail address, so that no shopper can take another one's address as a name. */
export function mayBeUsername(username: string, email: string): boolean {
  const name = signInName(username);
  return !name.includes('@') || name === signInName(email);
}
