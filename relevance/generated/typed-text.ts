/** Texts as shoppers type them on a phone. Does not use the code of the search, which these texts test. */

/**
 * Returns the text in lower case without accents, trademarks and punctuation. Keeps the points of decimal numbers: '·' stands in for a point
 * while the other punctuation is removed.
 */
export const toTypedText = (text: string): string =>
  text
    .replace(/[™®]/g, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/(?<=\d)\.(?=\d)/g, '·')
    .replace(/[^a-z0-9·]+/g, ' ')
    .replaceAll('·', '.')
    .trim();

const wordsByText = new Map<string, readonly string[]>();

/** Splits the text into words as a shopper types them. Caches them, because every rule reads all names. */
export function splitTypedText(text: string): readonly string[] {
  const words = wordsByText.get(text) ?? toTypedText(text).split(' ').filter(Boolean);
  wordsByText.set(text, words);
  return words;
}
