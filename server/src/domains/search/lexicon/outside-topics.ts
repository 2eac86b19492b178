/** Finds the words of a query that name what no beauty shop sells or treats (`outside_topics` of the language files). */
import { listStems } from '../words.ts';
import type { LanguageFile } from './language-file.ts';
import type { Phrase } from './phrases.ts';

/** Creates the function `listOutsideTopics` of a lexicon with these files. */
export function createOutsideTopicLister(files: readonly LanguageFile[], isStopWord: (word: string) => boolean) {
  const topics = files.flatMap(({ outside_topics = [] }) => outside_topics.map(listStems));
  const byFirstWord = Map.groupBy(topics, ([firstWord = '']) => firstWord);
  return (words: Phrase): Phrase[] => {
    const candidates = words.filter((word) => !isStopWord(word));
    return candidates.flatMap((firstWord, position) => {
      const isTyped = (topic: Phrase) => topic.every((word, offset) => candidates[position + offset] === word);
      return byFirstWord.get(firstWord)?.filter(isTyped) ?? [];
    });
  };
}
