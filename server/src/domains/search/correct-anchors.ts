/** Corrects a badly mistyped word of a brand or category by the words around it: 'beauty of jeosun'. */
import { getTerm, isDistinctive, type SearchIndex } from './build-index.ts';
import { countTypingMistakes, FUZZY_THRESHOLD, startsAlike } from './typing-mistakes.ts';
import { isNumber, type QueryWord } from './words.ts';

const MISTYPED_MIN = 4;

/** The probable stem of each mistyped word. */
export function correctAnchors(index: SearchIndex, typed: readonly QueryWord[]): Map<string, string> {
  const { lexicon } = index;
  const corrections = new Map<string, string>();
  const stems = new Set(typed.map(({ stem }) => stem));
  const unknown = [...stems].filter((word) => {
    const term = getTerm(index, word, 'word');
    const isKnown = (term && isDistinctive(term)) || lexicon.hasWord(word) || lexicon.isKnownBrand(word) || lexicon.isStopWord(word);
    return word.length >= MISTYPED_MIN && !isNumber(word) && !isKnown;
  });
  if (unknown.length === 0 || stems.size < 2) return corrections;
  const anchors = new Set([...stems].flatMap((word) => index.anchors.byWord.get(word) ?? []));
  for (const { allWords } of anchors) {
    const missing = allWords.filter((word) => !stems.has(word));
    const [only = ''] = missing;
    if (allWords.length < 2 || missing.length !== 1 || only.length < MISTYPED_MIN) continue;
    for (const word of unknown) {
      const most = Math.floor(Math.min(word.length, only.length) * FUZZY_THRESHOLD);
      if (startsAlike(word, only) && countTypingMistakes(word, only, most) <= most && !corrections.has(word)) corrections.set(word, only);
    }
  }
  return corrections;
}
