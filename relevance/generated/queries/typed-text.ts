/** Texts as shoppers type them on a phone. Does not use the code of the search, which these texts test. */

/**
 * Returns the text in lower case without accents, trademarks and punctuation. The points of decimal numbers are kept: '·' stands in for them
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

const splitTexts = new Map<string, readonly string[]>();

/** Returns the typed words. Caches them, because every rule reads all names. */
export function splitTypedText(text: string): readonly string[] {
  const words = splitTexts.get(text) ?? toTypedText(text).split(' ').filter(Boolean);
  splitTexts.set(text, words);
  return words;
}
