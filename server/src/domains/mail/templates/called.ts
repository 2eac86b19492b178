/** An address, as mail programs make links of them: 'evil.example', 'https://…', 'a@b'. */
const ADDRESS = /[/@]|\.[\p{L}\p{N}]{2,}/u;
const UNSEEN = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * What a mail calls somebody by: one line; '' for what is no name but a link. Anybody can sign up with a stranger's address, and the
 * mail that comes of it must not carry what they would like to say.
 */
export function called(name: string): string {
  const line = name.replace(UNSEEN, ' ').trim();
  return ADDRESS.test(line) ? '' : line;
}
