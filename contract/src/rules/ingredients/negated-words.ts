/** The words of a text, and whether the text says of some of them that they are not in the product. */

/** `end`: what ends after the word. */
export type Word = { word: string; end: '' | 'clause' | 'sentence' };

const BLOCK_TAGS = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|table|blockquote|section)\b[^>]*>/gi;
/** A sign that ends a sentence stands before a space: '1.5 %' and '1,4-benzenediol' go on. */
const ENDS_SENTENCE = /[.!?;](?=\s|$)|\u2029/;
const ENDS_CLAUSE = /,(?=\s|$)/;

/** The words of a text, which may hold HTML, without accents, capitals and signs. */
export function listWords(text: string): Word[] {
  const plain = text
    .replace(BLOCK_TAGS, '\u2029')
    // Other tags change the look of a part of a word.
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|amp|quot|lt|gt|#160);/g, ' ')
    .normalize('NFKD')
    // Accents, and characters that are not shown, which would split a word unseen.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return [...plain.matchAll(/([\p{L}\p{N}]+)([^\p{L}\p{N}]*)/gu)].map(([, word = '', signs = '']) => ({
    ...{ word, end: ENDS_SENTENCE.test(signs) ? 'sentence' : ENDS_CLAUSE.test(signs) ? 'clause' : '' },
  }));
}

/** The words with a sign that is no word in the place of each of these phrases. */
export function replacePhrase(words: readonly Word[], phrase: readonly string[]): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const isPhrase = phrase.every((word, index) => words[at + index]?.word === word);
    const word = words[isPhrase ? at + phrase.length - 1 : at];
    if (word) kept.push(isPhrase ? { ...word, word: '/' } : word);
    if (isPhrase) at += phrase.length - 1;
  }
  return kept;
}

/** 'No parabens, kojic acid 2 %' has kojic acid, so these reach over two words of the same clause. */
const SHORT = new Set(['no', 'non', 'zero', 'never']);
const SHORT_REACH = 2;
/** 'Free of', 'without' and 'does not contain' begin a list, which ends with its sentence or one of the words below. */
const LIST_REACH = 12;
const LIST_ENDS = new Set([
  ...['with', 'but', 'contains', 'containing', 'has', 'plus', 'includes', 'including', 'made', 'uses', 'using', 'thanks'],
  ...['avec', 'mais', 'contient', 'grace'],
]);
const JOINING = new Set(['or', 'and', 'nor', 'ou', 'et', 'ni']);

const beginsList = (words: readonly Word[], at: number): boolean => {
  const [before, word] = [words[at - 1]?.word, words[at]?.word ?? ''];
  if (word === 'without' || word === 'sans') return true;
  return (before === 'free' && (word === 'of' || word === 'from')) || (before === 'not' && (word === 'contain' || word === 'contains'));
};

function isNegatedBefore(words: readonly Word[], at: number): boolean {
  let [between, isOtherClause] = [0, false];
  for (let before = at - 1; before >= 0 && between <= LIST_REACH; before--) {
    const { word, end } = words[before] as Word;
    if (end === 'sentence') return false;
    isOtherClause ||= end === 'clause';
    if (beginsList(words, before)) return true;
    if (SHORT.has(word) && between <= SHORT_REACH && !isOtherClause) return true;
    if (LIST_ENDS.has(word)) return false;
    if (!JOINING.has(word)) between++;
  }
  return false;
}

/** Whether the text says that these words are not in the product: 'free of hydroquinone', 'hydroquinone-free'. */
export function isNegated(words: readonly Word[], at: number, length: number): boolean {
  const [last, next, second] = [words[at + length - 1], words[at + length], words[at + length + 1]];
  const isSameClause = last?.end === '';
  // An amount says that it is in it.
  if (isSameClause && /^\d/.test(next?.word ?? '')) return false;
  if (isSameClause && next?.word === 'free' && second?.word !== 'of' && second?.word !== 'from') return true;
  return isNegatedBefore(words, at);
}
