/** Finds out to which words of a query a negation such as 'without' belongs. */
import { computeOnce } from '../../../lib/compute-once.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Synonym } from '../lexicon/parse-entries.ts';
import { listStems, type QueryWord } from '../words.ts';

/** The words between the parts of a list; a comma counts as the first one. */
const LIST_WORDS: readonly string[] = ['and', 'or', 'nor', 'et', 'ou', 'ni'];
/** If a negation applies to a list, its first list word is this far from it: in 'no essential oil or perfume', 'or' is the third word after 'no'. */
const LIST_DISTANCES: readonly number[] = [2, 3];
const ALLERGY_WORDS: readonly string[] = ['allergy', 'allergic'];
/** Negations that stand after the words that they negate ('alcohol free'), unless a linking word follows ('free from alcohol'). */
const NEGATIONS_AFTER: readonly string[] = ['free', ...ALLERGY_WORDS];
/**
 * These stand beside their words even in a phrase that leaves nothing out: 'oil free cream for acne' is not for a skin 'acne free', and 'fond de teint sans
 * alcool' is not a replacement for foundation. Of the others, this holds for phrases of one word: 'crème sans parfum' is not without cream. A longer phrase
 * such as 'hair does not grow' may have words on both sides.
 */
const NEGATIONS_BESIDE: readonly string[] = ['free', 'san'];
const LINKING_WORDS: readonly string[] = ['from', 'of', 'to'];
/** After 'allergic' or 'allergy', these words say what reacts or how, not what it reacts to: 'allergic skin'. */
const REACTION_WORDS: readonly string[] = ['skin', 'reaction', 'rash'];
/** Words that ask to leave something out, although the lexicon does not list them as negations. */
export const AVOIDING_WORDS: readonly string[] = ['avoid', ...ALLERGY_WORDS];

/** The stems of the words, with 'and' in place of commas and similar signs. */
const listStemsWithCommas = (text: string): string[] => listStems(text.replace(/[,&+/]/g, ` ${LIST_WORDS[0]} `));

/**
 * The negations that the shopper typed once for several things: 'without perfume and alcohol', 'alcohol and perfume free'. Each may belong to several
 * phrases of the query, but only to phrases that the lexicon has.
 */
export function findSharedNegations({ isNegation }: Lexicon, typed: readonly QueryWord[], text: string): ReadonlySet<string> {
  if (!typed.some(({ stem }) => isNegation(stem))) return new Set();
  const words = listStemsWithCommas(text);
  const isListWord = (position: number) => LIST_WORDS.includes(words[position] ?? '');
  const isInList = (position: number) =>
    LIST_DISTANCES.some((distance) => isListWord(position + distance) || isListWord(position - distance));
  return new Set(words.filter((word, position) => isNegation(word) && isInList(position)));
}

/** Whether `words` begin with the wanted words, or with a list of which one part begins with them: 'alcohol and perfume' for 'perfume'. */
function startsPartOfList(words: readonly string[], wanted: readonly string[]): boolean {
  const end = words.findIndex((word) => LIST_WORDS.includes(word));
  const firstPart = end === -1 ? words : words.slice(0, end);
  const start = firstPart.slice(0, wanted.length);
  if (wanted.every((word) => start.includes(word))) return true;
  // After a longer part, the negation is not about what follows.
  return end !== -1 && end < Math.max(...LIST_DISTANCES) && startsPartOfList(words.slice(end + 1), wanted);
}

/**
 * Creates the check whether a synonym that leaves something out, such as 'niacinamide free', is meant: its negation must stand beside its words,
 * directly or in a list, so that 'niacinamide without alcohol' is not without niacinamide. `typedByLexiconWord`: for each word of the lexicon that the
 * shopper probably meant, the stem of the word that was typed instead.
 */
export function createNegationCheck(
  lexicon: Lexicon,
  text: string,
  typedByLexiconWord: ReadonlyMap<string, string>,
): (synonym: Synonym) => boolean {
  const isNegation = (word: string) => lexicon.isNegation(word) || AVOIDING_WORDS.includes(word);
  const isStructural = (word: string) => isNegation(word) || LIST_WORDS.includes(word) || LINKING_WORDS.includes(word);
  // Computed only when a synonym has a negation, as most queries have none.
  const listAllWords = computeOnce(() => listStemsWithCommas(text));
  const listWords = computeOnce(() => listAllWords().filter((word) => isStructural(word) || !lexicon.isStopWord(word)));
  /**
   * Whether the query asks for products with the wanted words for an allergic skin: 'tea tree for allergic skin', but neither 'nut allergy rash' nor
   * 'allergic reaction to nuts'.
   */
  const areForAllergicSkin = (negation: string, wanted: readonly string[]) =>
    ALLERGY_WORDS.includes(negation) &&
    listAllWords().every(
      (word, position, allWords) =>
        word !== negation ||
        (REACTION_WORDS.includes(allWords[position + 1] ?? '') &&
          !LINKING_WORDS.includes(allWords[position + 2] ?? '') &&
          !startsPartOfList(allWords.slice(0, position).toReversed(), wanted)),
    );
  /** Whether the negation at this position stands beside the wanted words. */
  const negates = (position: number, wanted: readonly string[]) => {
    const words = listWords();
    const negation = words[position] ?? '';
    const isReaction = ALLERGY_WORDS.includes(negation) && REACTION_WORDS.includes(words[position + 1] ?? '');
    const after = words.slice(position + (isReaction ? 2 : 1));
    const standsAfterItsWords = NEGATIONS_AFTER.includes(negation) && !LINKING_WORDS.includes(after[0] ?? '');
    const before = words.slice(0, position).toReversed();
    const isBeside = (beside: readonly string[]) =>
      startsPartOfList(
        beside.filter((word) => !LINKING_WORDS.includes(word) && !isNegation(word)),
        wanted,
      );
    // Shoppers leave out 'to': 'cream allergic nuts', 'allergy nuts'. It is better to leave out too much than to show what an allergic shopper must not have.
    const mayStandBefore = negation === 'allergic' || (negation === 'allergy' && before.length === 0);
    if (standsAfterItsWords) return isBeside(before) || (mayStandBefore && isBeside(after));
    return isBeside(after);
  };
  return ({ key, meanings }) => {
    const negation = key.find(isNegation);
    const isNegationOfOneWord = key.length === 2 && !AVOIDING_WORDS.includes(negation ?? '');
    const leavesSomethingOut = meanings.some(({ isNegated }) => isNegated);
    const mustStandBeside = NEGATIONS_BESIDE.includes(negation ?? '') || isNegationOfOneWord || leavesSomethingOut;
    if (negation === undefined || key.length < 2 || !mustStandBeside) return true;
    const words = listWords();
    const wanted = key
      .filter((word) => word !== negation && !lexicon.isStopWord(word))
      .map((word) => (words.includes(word) ? word : (typedByLexiconWord.get(word) ?? word)));
    // If a word is not in the text, its place is unknown. The synonym then counts, as it is better to leave out too much than to show what the shopper must
    // not have.
    if (![negation, ...wanted].every((word) => words.includes(word))) return true;
    if (areForAllergicSkin(negation, wanted)) return false;
    return words.some((word, position) => word === negation && negates(position, wanted));
  };
}
