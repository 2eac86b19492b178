/** How shoppers type names on a phone, independent of the search's own code. */

/** Small letters without accents, marks and signs. */
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

/** The typed words. Cached, because every rule reads all names. */
export function splitTyped(text: string): readonly string[] {
  const words = splitTexts.get(text) ?? typeText(text).split(' ').filter(Boolean);
  splitTexts.set(text, words);
  return words;
}
