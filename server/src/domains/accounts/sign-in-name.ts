/** The one form in which a username or e-mail is compared: look-alike forms and capitals are the same name. */
export function signInName(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
