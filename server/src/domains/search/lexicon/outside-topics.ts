/** Finds the words of a query that name what no beauty shop sells or treats (`outside_topics` of the language files). */
import { listStems } from '../words.ts';
import type { LanguageFile } from './language-file.ts';
import type { Phrase } from './parse-entries.ts';

/** Creates the function `listOutsideTopics` of a lexicon with these files. */
export function createOutsideTopicLister(files: readonly LanguageFile[], isStopWord: (word: string) => boolean) {
  const topics = files.flatMap(({ outside_topics = [] }) => outside_topics.map(listStems));
  const topicTexts = new Set(topics.map((topic) => topic.join(' ')));
  const length_max = Math.max(0, ...topics.map(({ length }) => length));
  const circumstanceWords = new Set(files.flatMap(({ circumstance_words = [] }) => circumstance_words.flatMap(listStems)));
  return (words: Phrase): Phrase[] => {
    const circumstance = words.findIndex((word) => circumstanceWords.has(word));
    const candidates = (circumstance < 0 ? words : words.slice(0, circumstance)).filter((word) => !isStopWord(word));
    const listPhrasesFrom = (position: number) =>
      Array.from({ length: Math.min(length_max, candidates.length - position) }, (_, more) =>
        candidates.slice(position, position + more + 1),
      );
    return [...candidates.keys()].flatMap(listPhrasesFrom).filter((phrase) => topicTexts.has(phrase.join(' ')));
  };
}
