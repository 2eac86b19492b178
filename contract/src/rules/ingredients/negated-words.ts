/** Splits a text into words, and tells which of them the text negates, as in 'without hydroquinone'. */

/** `end`: what ends after the word; '' where the clause goes on. */
export type Word = { word: string; end: '' | 'clause' | 'sentence' };

const BLOCK_TAGS = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|table|blockquote|section)\b[^>]*>/gi;
/** The Unicode character that separates paragraphs. Here it stands for a tag that begins or ends a block. */
const PARAGRAPH_SEPARATOR = '\u2029';
/** A punctuation mark ends a sentence or a clause only before a space, so that '1.5 %' and '1,4-benzenediol' are not split. */
const ENDS_SENTENCE = new RegExp(`[.!?;](?=\\s|$)|${PARAGRAPH_SEPARATOR}`);
const ENDS_CLAUSE = /,(?=\s|$)/;

function findEnd(punctuation: string): Word['end'] {
  if (ENDS_SENTENCE.test(punctuation)) return 'sentence';
  return ENDS_CLAUSE.test(punctuation) ? 'clause' : '';
}

/** Lists the words of a text, which may hold HTML, without accents, capitals and punctuation. */
export function listWords(text: string): Word[] {
  const plain = text
    .replace(BLOCK_TAGS, PARAGRAPH_SEPARATOR)
    // Other tags may stand within a word, such as '<b>' for its first letter.
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|amp|quot|lt|gt|#160);/g, ' ')
    .normalize('NFKD')
    // Removes accents, and invisible characters, which would split a word.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  // Each match is a word, and the punctuation and spaces that follow it.
  return [...plain.matchAll(/([\p{L}\p{N}]+)([^\p{L}\p{N}]*)/gu)].map(([, word = '', punctuation = '']) => ({
    word,
    end: findEnd(punctuation),
  }));
}

/** Replaces each occurrence of the phrase by the single word '/', which matches no term and has the `end` of the phrase's last word. */
export function replacePhrase(words: readonly Word[], phrase: readonly string[]): Word[] {
  const replaced: Word[] = [];
  for (let start = 0; start < words.length; start++) {
    const isPhrase = phrase.every((word, index) => words[start + index]?.word === word);
    const word = words[isPhrase ? start + phrase.length - 1 : start];
    if (word) replaced.push(isPhrase ? { ...word, word: '/' } : word);
    if (isPhrase) start += phrase.length - 1;
  }
  return replaced;
}

/** Words that negate only the next words of the same clause: 'No parabens, kojic acid 2 %' contains kojic acid. */
const SHORT_NEGATIONS = new Set(['no', 'non', 'zero', 'never']);
/** The most words between such a negation and the word that it negates. */
const SHORT_NEGATION_WORDS_MAX = 2;
/**
 * 'Free of', 'without' and 'does not contain' begin a negated list, which ends after this many words, at the end of its sentence, or at one of
 * LIST_ENDS.
 */
const NEGATED_LIST_WORDS_MAX = 12;
const LIST_ENDS = new Set([
  'with',
  'but',
  'contains',
  'containing',
  'has',
  'plus',
  'includes',
  'including',
  'made',
  'uses',
  'using',
  'thanks',
  'avec',
  'mais',
  'contient',
  'grace',
]);
const CONJUNCTIONS = new Set(['or', 'and', 'nor', 'ou', 'et', 'ni']);

/** Whether the word at `index` completes 'without', 'free of' or 'does not contain'. */
const beginsNegatedList = (words: readonly Word[], index: number): boolean => {
  const previous = words[index - 1]?.word;
  const word = words[index]?.word ?? '';
  if (word === 'without' || word === 'sans') return true;
  return (previous === 'free' && (word === 'of' || word === 'from')) || (previous === 'not' && (word === 'contain' || word === 'contains'));
};

/** Whether the words before the position `start` negate the word at `start`. Conjunctions do not count as words in between. */
function isNegatedBefore(words: readonly Word[], start: number): boolean {
  let wordsBetween = 0;
  let isOtherClause = false;
  for (let index = start - 1; index >= 0 && wordsBetween <= NEGATED_LIST_WORDS_MAX; index--) {
    const { word, end } = words[index] as Word;
    if (end === 'sentence') return false;
    isOtherClause ||= end === 'clause';
    if (beginsNegatedList(words, index)) return true;
    if (SHORT_NEGATIONS.has(word) && wordsBetween <= SHORT_NEGATION_WORDS_MAX && !isOtherClause) return true;
    if (LIST_ENDS.has(word)) return false;
    if (!CONJUNCTIONS.has(word)) wordsBetween++;
  }
  return false;
}

/** Whether the text says that the `length` words from `start` on are not in the product: 'free of hydroquinone', 'hydroquinone-free'. */
export function isNegated(words: readonly Word[], start: number, length: number): boolean {
  const last = words[start + length - 1];
  const [next, nextButOne] = [words[start + length], words[start + length + 1]];
  const isSameClause = last?.end === '';
  // An amount, as in 'kojic acid 2 %', means that the product contains the ingredient.
  if (isSameClause && /^\d/.test(next?.word ?? '')) return false;
  if (isSameClause && next?.word === 'free' && nextButOne?.word !== 'of' && nextButOne?.word !== 'from') return true;
  return isNegatedBefore(words, start);
}
