/** Splits text into words, in the same way for products and queries. */

/** The rest of a longer query is ignored; product names are shorter. */
export const QUERY_LENGTH_MAX = 200;
/** The longest words are used, as they are the most specific. */
export const QUERY_WORDS_MAX = 12;
const WORD_LENGTH_MAX = 40;

/** In stemmed form. */
const STOP_WORDS = new Set(
  `a an and any anything are as at beauty best buy by can cheap de des do doe du et find for from get good have how i in is it k kbeauty
  korean la le leave les like look looking me my need no not of on one or please pour price product products recommend remove rwanda
  show similar skincare something that the to treat un une use used using want what which with y you your
  au aux avec avez besoin bon bonne cherche contre dan je ma meilleur meilleure mon mes prix produit que quel quelle qui sur veux vous
  mu na nshaka yo
  adult boy girl ladies lady man men teen teenager teenage woman women kid child children`.split(/\s+/),
);
/** Brands that the shop does not sell; the other words of the query still find alternatives. */
const OTHER_BRANDS = new Set(
  `avene bioderma biore cantu carotone cerave cetaphil clinique estee eucerin fenty garnier johnson kiehl lauder loreal mac makari
  maybelline movate neutrogena nivea nyx olay ordinary palmer pond posay revlon roche sheglam shiseido vaseline vichy`.split(/\s+/),
);
/** Words that affect the ranking, but that no product must have. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word) || OTHER_BRANDS.has(word);

const UNITS = new Set(['ml', 'g', 'kg', 'l', 'mg']);
/** Whether the word is part of an amount like '200 ml', which is optional so that other sizes match too. */
export const isAmount = (word: string, typed: readonly string[]): boolean =>
  UNITS.has(word) || (/^\d+(?:\.\d+)?$/.test(word) && typed.some((other) => UNITS.has(other)));

/** Most products are for the face, and few names say so. */
const IMPLIED = new Set(['face', 'facial', 'visage', 'maso', 'isura']);
export const isImplied = (word: string): boolean => IMPLIED.has(word);

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** Removes tags from running text and replaces each by a space. For names, use the contract's toPlainName. */
export const stripMarkup = (html: string): string =>
  html.replace(/<[^>]{0,1000}>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ');

/** Lower case without accents. 'N.M.F' and "I'm" become one word, and 'PA++++' becomes 'pa4'. */
function foldText(text: string): string {
  const small = text.toLowerCase().replace(/['’‘`´]/g, '');
  // Skips the normalisation for ASCII, which most texts are.
  const plain = /^[\0-\x7f]*$/.test(small)
    ? small
    : small
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('œ', 'oe')
        .toLowerCase();
  const graded = plain.includes('+') ? plain.replace(/\bpa(\+{1,4})/g, (_, plusses: string) => `pa${plusses.length} `) : plain;
  return graded.includes('.') ? graded.replace(/\b(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (initials) => initials.replaceAll('.', '')) : graded;
}

/** The words in the order of the text, with repetitions. A number keeps its decimals and is split from its unit. */
export function listWrittenWords(text: string): string[] {
  const found =
    foldText(text).match(/\d+(?:[.,]\d+)?(?=(?:ml|l|mg|g|kg)(?![\p{L}\p{N}]))|\d+(?:[.,]\d+)?(?:\p{L}+\d*)?|[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => word.replace(',', '.').slice(0, WORD_LENGTH_MAX));
}

/** The words in stemmed form, for indexing and look-up. */
export const splitWords = (text: string): string[] => listWrittenWords(text).map(stem);

/** The distinct words of a query in alphabetical order, so that the typed order does not matter. */
export function listQueryWords(text: string): string[] {
  const words = new Set(splitWords(text.slice(0, QUERY_LENGTH_MAX)));
  const byLength = [...words].sort((left, right) => right.length - left.length || (left < right ? -1 : 1));
  return byLength.slice(0, QUERY_WORDS_MAX).sort();
}

/** American to British spelling, applied to the singular. */
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

/** Matches any word that a spelling rule could apply to, as most words need none. */
const AMERICAN = /[iy]z|^(?:color|gray|aging|fiber|lico|ampu|fraga)/;

/** The stem of a word: its singular in British spelling. Deliberately mild: 'oil' and 'oily' differ. */
export function stem(word: string): string {
  if (word.length < 4 || !/[a-z]$/.test(word) || /\d/.test(word)) return word;
  let base = word;
  if (/[^aeious]ies$/.test(base)) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  return AMERICAN.test(base) ? SPELLINGS.reduce((spelt, [pattern, british]) => spelt.replace(pattern, british), base) : base;
}
