/** Finds out to which words of a query a negation such as 'without' belongs. */
import { computeOnce } from '../../../lib/compute-once.ts';
import type { FoundPhrase } from '../lexicon/find-phrases.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { listStems } from '../words.ts';
import type { Corrections } from './correct-words.ts';

/** The words between the parts of a list; a comma counts as the first one. */
const LIST_WORDS: readonly string[] = ['and', 'or', 'nor', 'et', 'ou', 'ni'];
/** If a negation applies to a list, its first list word is this far from it: in 'no essential oil or perfume', 'or' is the third word after 'no'. */
const LIST_DISTANCES: readonly number[] = [2, 3];
const ALLERGY_WORDS: readonly string[] = ['allergy', 'allergic'];
/** Negations that stand after the words that they negate ('alcohol free'), unless a linking word follows ('free from alcohol'). */
const NEGATIONS_AFTER: readonly string[] = ['free', ...ALLERGY_WORDS];
/** These stand beside their words even in a phrase that leaves nothing out: 'oil free cream for acne' is not for a skin 'acne free'. */
const NEGATIONS_BESIDE: readonly string[] = ['free', 'san'];
const LINKING_WORDS: readonly string[] = ['from', 'of', 'to'];
/** After 'allergic' or 'allergy', these words say what reacts or how, not what it reacts to: 'allergic skin'. */
const REACTION_WORDS: readonly string[] = ['skin', 'reaction', 'rash'];
/** Words that ask to leave something out, although the lexicon does not list them as negations. */
const AVOIDING_WORDS: readonly string[] = ['avoid', ...ALLERGY_WORDS];

export const leavesOut = ({ isNegation }: Lexicon, word: string): boolean => isNegation(word) || AVOIDING_WORDS.includes(word);

/** The stems of the words, with 'and' in place of commas and similar signs. */
const listStemsWithCommas = (text: string): string[] => listStems(text.replace(/[,&+/]/g, ` ${LIST_WORDS[0]} `));

/** The negations that the shopper typed once for several things: 'without perfume and alcohol', 'alcohol and perfume free'. */
export function findSharedNegations({ isNegation }: Lexicon, text: string): ReadonlySet<string> {
  const words = listStemsWithCommas(text);
  const isListWord = (position: number) => LIST_WORDS.includes(words[position] ?? '');
  const isInList = (position: number) =>
    LIST_DISTANCES.some((distance) => isListWord(position + distance) || isListWord(position - distance));
  return new Set(words.filter((word, position) => isNegation(word) && isInList(position)));
}

/** Whether `words` begin with the wanted words, or with a list of which one part begins with them: 'alcohol and perfume' for 'perfume'. */
function startsPartOfList(words: readonly string[], wanted: readonly string[]): boolean {
  const end = words.findIndex((word) => LIST_WORDS.includes(word));
  const start = (end === -1 ? words : words.slice(0, end)).slice(0, wanted.length);
  if (wanted.every((word) => start.includes(word))) return true;
  // After a longer part, the negation is not about what follows.
  return end !== -1 && end < Math.max(...LIST_DISTANCES) && startsPartOfList(words.slice(end + 1), wanted);
}

/**
 * Creates the check whether a phrase with a negation, such as 'niacinamide free', is meant: its negation must stand beside its words, directly or in a list,
 * so that 'niacinamide without alcohol' is not without niacinamide. Where it is doubtful, the phrase is meant, as it is better to leave out too much than to
 * show what the shopper must not have.
 */
export function createNegationCheck(lexicon: Lexicon, text: string, corrections: Corrections): (phrase: FoundPhrase) => boolean {
  const isStructural = (word: string) => leavesOut(lexicon, word) || LIST_WORDS.includes(word) || LINKING_WORDS.includes(word);
  const listAllWords = computeOnce(() => listStemsWithCommas(text).map((word) => corrections.get(word) ?? word));
  const listWords = computeOnce(() => listAllWords().filter((word) => isStructural(word) || !lexicon.isStopWord(word)));
  /** Whether the query asks for care of an allergic skin: 'tea tree for allergic skin', but neither 'nut allergy rash' nor 'allergic reaction to nuts'. */
  const isForAllergicSkin = (negation: string, wanted: readonly string[]) =>
    ALLERGY_WORDS.includes(negation) &&
    listAllWords().every(
      (word, position, words) =>
        word !== negation ||
        (REACTION_WORDS.includes(words[position + 1] ?? '') &&
          !LINKING_WORDS.includes(words[position + 2] ?? '') &&
          !startsPartOfList(words.slice(0, position).toReversed(), wanted)),
    );
  /** Whether the negation at this position stands beside the wanted words. */
  const negates = (position: number, wanted: readonly string[]) => {
    const words = listWords();
    const negation = words[position] ?? '';
    const isReaction = ALLERGY_WORDS.includes(negation) && REACTION_WORDS.includes(words[position + 1] ?? '');
    const after = words.slice(position + (isReaction ? 2 : 1));
    const before = words.slice(0, position).toReversed();
    const isBeside = (beside: readonly string[]) =>
      startsPartOfList(
        beside.filter((word) => !LINKING_WORDS.includes(word) && !leavesOut(lexicon, word)),
        wanted,
      );
    // Shoppers leave out 'to': 'cream allergic nuts', 'allergy nuts'.
    const mayStandBefore = negation === 'allergic' || (negation === 'allergy' && before.length === 0);
    if (NEGATIONS_AFTER.includes(negation) && !LINKING_WORDS.includes(after[0] ?? ''))
      return isBeside(before) || (mayStandBefore && isBeside(after));
    return isBeside(after);
  };
  return ({ words, withouts, exclusions }) => {
    const negation = words.find((word) => leavesOut(lexicon, word));
    if (negation === undefined || words.length < 2) return true;
    const isNegationOfOneWord = words.length === 2 && !AVOIDING_WORDS.includes(negation);
    const mustStandBeside = NEGATIONS_BESIDE.includes(negation) || isNegationOfOneWord || withouts.length + exclusions.length > 0;
    const wanted = words.filter((word) => !leavesOut(lexicon, word) && !lexicon.isStopWord(word));
    if (!mustStandBeside || ![negation, ...wanted].every((word) => listWords().includes(word))) return true;
    if (isForAllergicSkin(negation, wanted)) return false;
    return listWords().some((word, position) => word === negation && negates(position, wanted));
  };
}
