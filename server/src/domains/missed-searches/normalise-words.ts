/** The form in which a missed search is counted. */

/** Longer texts are not counted: products have shorter names, and a pasted message could identify its author. */
export const WORDS_LENGTH_MAX = 80;

/** Texts that could identify a shopper, an order or an account are not counted. */
const PERSONAL: readonly RegExp[] = [
  // E-mail addresses and names of social networks.
  /@/,
  // Phone numbers, transaction ids and identity cards, also where spaces or signs separate the digits.
  /(?:\p{Nd}[^\p{L}\p{Nd}]*){6}/u,
  // Order numbers, UUIDs and other ids in hexadecimal digits.
  /[0-9a-f]{8}/,
  // Links, which may carry a token.
  /:\/\/|\bwww\.|\.\p{L}{2,}\/|\.(?:app|biz|co|com|info|io|me|net|org|rw|shop)\b/u,
];

const isPersonal = (words: string): boolean => PERSONAL.some((pattern) => pattern.test(words));

/** Lower case, with one space between words, in the typed order. Null: the text is not counted. */
export function normaliseWords(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    // Invisible characters count as spaces, so that they neither hide a phone number nor make two texts of one.
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  if (words.length > WORDS_LENGTH_MAX || !/[\p{L}\p{N}]/u.test(words)) return null;
  return isPersonal(words) ? null : words;
}
