/** Splits text into words, in the same way for products and queries. */

/** In characters. The search ignores the rest of a longer query. */
export const QUERY_LENGTH_MAX = 200;
/** Of a query with more words, the search uses only the longest, as they say most. */
export const QUERY_WORDS_MAX = 12;
/** In characters. The search ignores the rest of a longer word. */
const WORD_LENGTH_MAX = 40;

const UNITS = new Set(['ml', 'g', 'l', 'mg', 'oz', 'percent']);
export const isUnit = (word: string): boolean => UNITS.has(word);
export const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** Replaces each tag by a space, so that the words on both sides of it stay apart, and decodes the most common entities. */
export const stripMarkup = (html: string): string =>
  html.replace(/<[^>]{0,1000}>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ');

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A short form with an apostrophe before a noun: of 'de' and 'le' in French ("huile d'argan"), and of the words for 'of', 'with' and 'in' in
 * Kinyarwanda. The search splits it off as a word, but not before 'amavuta' (oil): so "uruhu rw'amavuta" (oily skin) has other words than
 * "amavuta y'uruhu" (cream for the skin).
 */
const SHORT_FORM = /(?<![\p{L}\p{N}])(d|l|y|w|z|k|n|h|rw|ry|by|cy|bw|tw|kw|mw|nk)['’‘`´](?!amavuta)(?=[aeiouhéèêàâîôœ])/gu;

/** The apostrophes and trade marks that `foldText` leaves out. Few texts have any, so testing this first is faster. */
const SIGNS = /['’‘`´™®©℠]/;

/** A letter in the middle of three initials that a shopper typed with spaces: 'n m f'. */
const SPACED_LETTER = / [a-z] /;

/**
 * Lower case without accents and trade marks. 'N.M.F' and "I'm" become one word, "y'izuba" becomes two, 'PA++++' becomes 'pa4', and 'SPF50'
 * becomes 'spf 50'.
 */
function foldText(text: string): string {
  const withSigns = text.toLowerCase();
  const lowerCase = SIGNS.test(withSigns) ? withSigns.replace(SHORT_FORM, '$1 ').replace(/['’‘`´™®©℠]/g, '') : withSigns;
  // Skips the normalisation for ASCII, which most texts are.
  const unaccented = /^[\0-\x7f]*$/.test(lowerCase)
    ? lowerCase
    : lowerCase
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[œæøßłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
        .toLowerCase();
  // Each pattern is tried only if its text can occur, as this is faster. First the grade of UVA protection, then the sun protection factor.
  const withGrade = unaccented.includes('+')
    ? unaccented.replace(/\bpa(\+{1,4})/g, (_, plusSigns: string) => `pa${plusSigns.length} `)
    : unaccented;
  const withFactor = withGrade.includes('spf') ? withGrade.replace(/\bspf(?=\d)/g, 'spf ') : withGrade;
  const withoutDots = withFactor.includes('.')
    ? withFactor.replace(/\b(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (initials) => initials.replaceAll('.', ''))
    : withFactor;
  // Joins three or more initials that a shopper typed with spaces: 'n m f'. Skips texts longer than any query, which only descriptions are.
  return text.length > QUERY_LENGTH_MAX || !SPACED_LETTER.test(withoutDots)
    ? withoutDots
    : withoutDots.replace(/(?<![^\s])(?:[a-z] ){2,}[a-z](?![^\s])/g, (initials) => initials.replaceAll(' ', ''));
}

/** A number that stands directly before its unit ('50' of '50ml'), or another number with the letters after it ('3ce'), or a word. */
const WORD = /\d+(?:[.,]\d+)?(?=(?:ml|l|mg|g|oz)(?![\p{L}\p{N}]))|\d+(?:[.,]\d+)?(?:\p{L}+\d*)?|[\p{L}\p{N}]+/gu;

/** The words in the order of the text, with repetitions. A number keeps its decimals and is split from its unit. */
export function listWrittenWords(text: string): string[] {
  const words = foldText(text).match(WORD) ?? [];
  return words.map((word) => (word.includes(',') ? word.replace(',', '.') : word).slice(0, WORD_LENGTH_MAX));
}

/** `size`: a number and its unit or percent sign, joined to one word. It is a size such as '50ml', or a strength such as '5percent'. */
export type Size = { number: string; size: string };

/** The sizes and strengths in the text. */
export function listSizes(text: string): Size[] {
  // Few texts have a digit. The full-width digits of Korean keyboards count too, as folding makes plain ones of them.
  if (!/\p{N}/u.test(text)) return [];
  const words = listWrittenWords(text.replaceAll('%', ' percent '));
  return words.slice(1).flatMap((unit, position) => {
    const number = words[position] ?? '';
    return isNumber(number) && isUnit(unit) ? [{ number, size: `${number}${unit}` }] : [];
  });
}

/** The stems of the words, by which products are indexed and looked up. */
export const listStems = (text: string): string[] => listWrittenWords(text).map(stem);

/** A word of a query: as typed, in lower case without accents, and its stem. */
export type QueryWord = { typed: string; stem: string };

/** The text of a query up to `QUERY_LENGTH_MAX`, and its words in the order of the text, with repetitions. */
export type QueryText = { text: string; words: readonly QueryWord[] };

/** Splits a query into words once, for all the rules of the search that look at them. */
export function readQueryText(query: string): QueryText {
  const text = query.slice(0, QUERY_LENGTH_MAX);
  return { text, words: listWrittenWords(text).map((typed) => ({ typed, stem: stem(typed) })) };
}

/** The words of a query with distinct stems, in alphabetical order, so that the typed order does not matter. Keeps the longest QUERY_WORDS_MAX. */
export function listQueryWords(written: readonly QueryWord[]): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const word of written.toSorted((left, right) => (left.typed < right.typed ? -1 : 1))) {
    if (!words.has(word.stem)) words.set(word.stem, word);
  }
  const compareStems = (left: QueryWord, right: QueryWord) => (left.stem < right.stem ? -1 : 1);
  const inOrder = [...words.values()].sort(compareStems);
  if (inOrder.length <= QUERY_WORDS_MAX) return inOrder;
  const longestFirst = inOrder.sort((left, right) => right.stem.length - left.stem.length || compareStems(left, right));
  return longestFirst.slice(0, QUERY_WORDS_MAX).sort(compareStems);
}

/** The words that the shopper typed several times, as in 'hair mask for bleached hair'. */
export function findRepeatedWords(written: readonly QueryWord[]): Set<string> {
  const words = written.map(({ stem }) => stem);
  return new Set(words.filter((word, position) => words.indexOf(word) !== position));
}

/** Changes the end or the beginning of a singular: American spellings to British ones, and misspellings of shoppers to the right word. */
const SPELLINGS: [RegExp, string][] = [
  [/iz(e|ed|er|ing|ation)$/, 'is$1'],
  [/yz(e|ed|er|ing)$/, 'ys$1'],
  [/^color/, 'colour'],
  [/^gray/, 'grey'],
  [/^aging$/, 'ageing'],
  [/^fiber/, 'fibre'],
  [/^licorice$/, 'liquorice'],
  [/^ampule$/, 'ampoule'],
  [/^ampul$/, 'ampoule'],
  [/^fragance$/, 'fragrance'],
];

/** Matches every word that a rule in SPELLINGS could change. */
const MAY_BE_RESPELT = /[iy]z|^(?:color|gray|aging|fiber|lico|ampu|fraga)/;
/** Matches every word that a rule of `stem` could change. Most words match no rule, so testing this first is faster. */
const MAY_CHANGE = new RegExp(`[sxe]$|${MAY_BE_RESPELT.source}`);

/** Shoppers type 'sk2' for 'SK-II'. */
const ROMAN_NUMERALS: Record<string, string> = { ii: '2', iii: '3' };

/** The stem of a word: its singular in British spelling. Removes no other endings, as 'oil' and 'oily' mean different things to shoppers. */
export function stem(word: string): string {
  if (word.length < 4) return ROMAN_NUMERALS[word] ?? word;
  if (!MAY_CHANGE.test(word) || !/[a-z]$/.test(word) || /\d/.test(word)) return word;
  // French plurals ('eaux'), then English ones in '-ies', in '-es' after a hissing sound, and in '-s'.
  let base = word.endsWith('eaux') ? word.slice(0, -1) : word;
  if (/[^aeious]ies$/.test(base)) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  // The French singulars 'tache' and 'mousse' have the stems of their plurals.
  if (base.endsWith('e') && /..(?:ss|ch)e$/.test(base)) base = base.slice(0, -1);
  return MAY_BE_RESPELT.test(base) ? SPELLINGS.reduce((spelt, [pattern, british]) => spelt.replace(pattern, british), base) : base;
}
