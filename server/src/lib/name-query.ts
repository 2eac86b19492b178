/** Combining accents. The database function `name_words` removes the same. */
const ACCENTS = /[\u0300-\u036f]/g;

/** The words of a text as `name_words` stores them: without accents and capitals. */
const listNameWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  ),
];

/** A text search query for `name_words`, which matches if each word of the text is the beginning of a word of the name; null without words. */
export function formatNameQuery(text: string): string | null {
  const words = listNameWords(text);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
