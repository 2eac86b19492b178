/** Names as shoppers type them on a phone. Does not use the code of the search, which these texts test. */

/** Returns the text in lower case without accents, trademarks and punctuation, except the points of decimal numbers. */
export const typeText = (text: string): string =>
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
export function splitTyped(text: string): readonly string[] {
  const words = splitTexts.get(text) ?? typeText(text).split(' ').filter(Boolean);
  splitTexts.set(text, words);
  return words;
}
