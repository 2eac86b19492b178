/** Recognises queries about what no beauty shop sells or treats, so that 'printer toner' finds no toners. */
import { getTerm, NAMING_FIELDS, type SearchIndex } from '../build-index.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import { decodeFields, decodePosition, NO_POSTINGS } from '../postings.ts';
import type { QueryWord } from '../words.ts';

/** Whether some product has all of the words in the fields that say what it is (see NAMING_FIELDS). */
function isNamed(index: SearchIndex, words: Phrase): boolean {
  const positionsOfWords = words.map((word) => {
    const postings = getTerm(index, word, 'word')?.postings ?? NO_POSTINGS;
    return new Set(postings.filter((posting) => (decodeFields(posting) & NAMING_FIELDS) !== 0).map(decodePosition));
  });
  const [first, ...others] = positionsOfWords;
  return [...(first ?? [])].some((position) => others.every((positions) => positions.has(position)));
}

/**
 * Whether the query has an outside topic of the lexicon, such as 'printer'. A topic does not count if one product has all its words (see `isNamed`), or if
 * one phrase of the lexicon that the query has contains them all, as 'pillow acne' contains 'pillow'. `isUnfinished`: the shopper may not have finished
 * the last word, so this word does not count.
 */
export function isAboutOutsideTopic(index: SearchIndex, written: readonly QueryWord[], isUnfinished: boolean): boolean {
  const words = (isUnfinished ? written.slice(0, -1) : written).map(({ stem }) => stem);
  const outsideTopics = index.lexicon.listOutsideTopics(words).filter((topic) => !isNamed(index, topic));
  if (outsideTopics.length === 0) return false;
  const synonyms = index.lexicon.findSynonyms(new Set(words));
  const isExplained = (topic: Phrase) => synonyms.some(({ key }) => topic.every((word) => key.includes(word)));
  return !outsideTopics.every(isExplained);
}
