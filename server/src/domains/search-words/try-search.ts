/** Tries a search with the saved words of the staff, or with an unsaved word. */
import { DEFAULT_LANGUAGE } from '@uruhu/contract/languages';
import { type SearchTrial, TRIAL_RESULTS_MAX, type TrySearch } from '@uruhu/contract/staff/search-words';
import { type Catalogue, normaliseText, parseCard } from '../catalogue/catalogue.ts';
import { defaultLexicon, explainQuery, matchAll, type SearchIndex, type StaffWord } from '../search/search.ts';
import { getWordKey } from './check-search-word.ts';

/** The index with the draft as an additional word, in place of the word `replaces`. A draft without a word or a meaning is ignored. */
function withDraft({ searchIndex, staffWords }: Catalogue, replaces: string | null, draft: StaffWord): SearchIndex {
  const meanings = draft.means.filter((text) => getWordKey(text) !== '');
  const otherWords = staffWords.filter(({ word }) => word !== replaces);
  const words = getWordKey(draft.word) === '' || meanings.length === 0 ? otherWords : [...otherWords, { ...draft, means: meanings }];
  return { ...searchIndex, lexicon: defaultLexicon.extend(words) };
}

export function trySearch(catalogue: Catalogue, { query, draft }: TrySearch): SearchTrial {
  const index = draft ? withDraft(catalogue, draft.replaces, draft) : catalogue.searchIndex;
  const text = normaliseText(query);
  const { rankedPositions, corrected, ignored } = matchAll(index, text);
  const positions = [...rankedPositions.subarray(0, TRIAL_RESULTS_MAX)];
  const findProduct = (position: number) => catalogue.entries[position] ?? [];
  const { concepts, products, hidden_by, ...explanation } = explainQuery(index, text, positions);
  return {
    total: rankedPositions.length,
    corrected,
    ignored: [...ignored],
    products: positions.flatMap(findProduct).map((entry) => parseCard(catalogue, entry, DEFAULT_LANGUAGE)),
    concepts: concepts.map(({ means, ...concept }) => ({ ...concept, means: [...means] })),
    reasons: products.flatMap(({ position, concepts: found, lacks, bonus, total, purpose_share }) =>
      [findProduct(position)]
        .flat()
        .map(({ product_id }) => ({ product_id, concepts: [...found], lacks: [...lacks], bonus, total, purpose_share })),
    ),
    ...explanation,
    hidden_by: [...hidden_by],
  };
}

export const countMatches = (index: SearchIndex, text: string): number => matchAll(index, normaliseText(text)).rankedPositions.length;

/** How many products the word finds, even if the snapshot does not contain it yet. */
export const countFoundProducts = (catalogue: Catalogue, word: StaffWord): number =>
  countMatches(withDraft(catalogue, word.word, word), word.word);
