/** Finds the words of a query that name what no beauty shop sells or treats (`outside_topics` of the language files). */
import { listStems } from '../words.ts';
import type { LanguageFile } from './language-file.ts';
import type { Phrase } from './phrases.ts';

/** Creates the function `listOutsideTopics` of a lexicon with these files. */
export function createOutsideTopicLister(files: readonly LanguageFile[], isStopWord: (word: string) => boolean) {
  const topics = files.flatMap(({ outside_topics = [] }) => outside_topics.map(listStems));
  const byFirstWord = Map.groupBy(topics, ([firstWord = '']) => firstWord);
  const circumstanceWords = new Set(files.flatMap(({ circumstance_words = [] }) => circumstance_words.flatMap(listStems)));
  return (words: Phrase): Phrase[] => {
    const isSkipped = (word: string) => isStopWord(word) || circumstanceWords.has(word);
    // The words before a circumstance say what the query is about: 'hand cream after dish soap' is about hand cream. But 'like printer toner' begins with
    // the word for the circumstance, so all its words count.
    const subjectStart = words.findIndex((word) => !isSkipped(word));
    const subjectEnd = words.findIndex((word, position) => position > subjectStart && circumstanceWords.has(word));
    const candidates = (subjectEnd < 0 ? words : words.slice(0, subjectEnd)).filter((word) => !isSkipped(word));
    return candidates.flatMap((firstWord, position) => {
      const isTyped = (topic: Phrase) => topic.every((word, offset) => candidates[position + offset] === word);
      return byFirstWord.get(firstWord)?.filter(isTyped) ?? [];
    });
  };
}
