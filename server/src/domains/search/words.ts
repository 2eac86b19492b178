/** Text to words, the same way for products and for what people type. */

/** What is typed beyond this is not read: no name of a product is as long. */
export const QUERY_LENGTH_MAX = 200;
/** The longest say the most. */
export const QUERY_WORDS_MAX = 12;
const WORD_LENGTH_MAX = 40;

/** As stems. */
const STOP_WORDS = new Set(
  `a an and any anything are as at beauty best buy by can cheap de des do doe du et find for from get good have how i in is it k kbeauty
  korean la le leave les like look looking me my need no not of on one or please pour price product products recommend remove rwanda
  show similar skincare something that the to treat un une use used using want what which with y you your
  au aux avec avez besoin bon bonne cherche contre dan je ma meilleur meilleure mon mes prix produit que quel quelle qui sur veux vous
  mu na nshaka yo
  adult boy girl ladies lady man men teen teenager teenage woman women kid child children`.split(/\s+/),
);
/** Asked for and not sold here: what is left of the words says what would serve. */
const OTHER_BRANDS = new Set(
  `avene bioderma biore cantu carotone cerave cetaphil clinique estee eucerin fenty garnier johnson kiehl lauder loreal mac makari
  maybelline movate neutrogena nivea nyx olay ordinary palmer pond posay revlon roche sheglam shiseido vaseline vichy`.split(/\s+/),
);
/** Words that rank but that no product must have. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word) || OTHER_BRANDS.has(word);

const UNITS = new Set(['ml', 'g', 'kg', 'l', 'mg']);
/** Of '200 ml', both: other sizes of the same thing are worth showing too. */
export const isAmount = (word: string, typed: readonly string[]): boolean =>
  UNITS.has(word) || (/^\d+(?:\.\d+)?$/.test(word) && typed.some((other) => UNITS.has(other)));

/** Most of what is sold is for it, and few names say so. */
const IMPLIED = new Set(['face', 'facial', 'visage', 'maso', 'isura']);
export const isImplied = (word: string): boolean => IMPLIED.has(word);

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** Of running text: every tag parts words, as paragraphs and lists do. Names come as they read (the contract's plainName). */
export const withoutMarkup = (html: string): string =>
  html.replace(/<[^>]{0,1000}>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ');

/** Lower case without accents; 'N.M.F' is one word, so is "I'm"; 'PA++++' keeps its number of plusses as 'pa4'. */
function folded(text: string): string {
  const small = text.toLowerCase().replace(/['’‘`´]/g, '');
  // Plain letters, as most texts are, need none of the rest.
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

/** Words as they are written, in the order of the text, repeated ones too. A number keeps its decimals and parts from its unit. */
export function writtenWords(text: string): string[] {
  const found =
    folded(text).match(/\d+(?:[.,]\d+)?(?=(?:ml|l|mg|g|kg)(?![\p{L}\p{N}]))|\d+(?:[.,]\d+)?(?:\p{L}+\d*)?|[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => word.replace(',', '.').slice(0, WORD_LENGTH_MAX));
}

/** The same as stems: what is indexed and what is looked up. */
export const wordsOf = (text: string): string[] => writtenWords(text).map(stem);

/** The different words of what was typed, in the order of letters: so the order of typing can change nothing. */
export function queryWords(text: string): string[] {
  const words = new Set(wordsOf(text.slice(0, QUERY_LENGTH_MAX)));
  const byLength = [...words].sort((left, right) => right.length - left.length || (left < right ? -1 : 1));
  return byLength.slice(0, QUERY_WORDS_MAX).sort();
}

/** American to British; each applies to the end of a word, before its plural is taken off. */
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

/** What any of them needs: most words are done with one look. */
const AMERICAN = /[iy]z|^(?:color|gray|aging|fiber|lico|ampu|fraga)/;

/** What forms of one word share: its singular, in British spelling. Deliberately mild: 'oil' and 'oily' are two words. */
export function stem(word: string): string {
  if (word.length < 4 || !/[a-z]$/.test(word) || /\d/.test(word)) return word;
  let base = word;
  if (/[^aeious]ies$/.test(base)) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  return AMERICAN.test(base) ? SPELLINGS.reduce((spelt, [pattern, british]) => spelt.replace(pattern, british), base) : base;
}
