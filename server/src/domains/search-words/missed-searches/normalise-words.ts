/** Normalises the text of a missed search, and decides whether it may be counted. */

/** Longer texts are not counted: products have shorter names, and a pasted message could identify its author. */
export const WORDS_LENGTH_MAX = 80;

/** A text that matches one of these could identify a shopper, an order or an account, so it is not counted. */
const PERSONAL_PATTERNS: readonly RegExp[] = [
  // E-mail addresses, and accounts of social networks such as @keza.
  /@/,
  // Phone numbers, transaction ids and numbers of identity cards, even if spaces or signs separate the digits.
  /(?:\p{Nd}[^\p{L}\p{Nd}]*){6}/u,
  // Order numbers, UUIDs and other ids in hexadecimal digits.
  /[0-9a-f]{8}/,
  // Links, which may contain a token.
  /:\/\/|\bwww\.|\.\p{L}{2,}\/|\.(?:app|biz|co|com|info|io|me|net|org|rw|shop)\b/u,
];

const isPersonal = (words: string): boolean => PERSONAL_PATTERNS.some((pattern) => pattern.test(words));

/** The text in lower case, with one space between words. Null if the text must not be counted. */
export function normaliseWords(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    // Treats invisible characters as spaces, so that they cannot hide a phone number or make a text differ from another.
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  if (words.length > WORDS_LENGTH_MAX || !/[\p{L}\p{N}]/u.test(words)) return null;
  return isPersonal(words) ? null : words;
}
