import type { AdminSearchWord, SearchReason, SearchRefusal, SearchTrial, SearchWordLanguage } from '@uruhu/contract/staff/search-words';

export type SearchWordRow = AdminSearchWord & { id: string };

export const LANGUAGES: Readonly<Record<SearchWordLanguage, string>> = {
  en: 'English',
  fr: 'French',
  rw: 'Kinyarwanda',
  ko: 'Korean',
};

export const formatProductCount = (count: number): string => {
  if (count === 0) return 'Nothing';
  return count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`;
};

const REFUSALS: Readonly<Record<SearchRefusal, string>> = {
  too_short: 'It shows nothing because there is too little to search for.',
  mostly_unknown: 'It shows nothing because your products have none or too few of these words. Add a word, or the product.',
  other_trade: 'It shows nothing because these words are about another trade, or about an illness for a doctor.',
};

/** At most this many meanings of a word are listed. */
const MEANINGS_MAX = 4;

/** How the search reads a part of a query: “cheeks dry”: looks for dry skin, dryness too. */
export function describeConcept({ words, means, is_optional, is_known }: SearchTrial['concepts'][number]): string {
  const others = means.filter((meaning) => meaning !== words).slice(0, MEANINGS_MAX);
  const notes = [
    ...(is_known || is_optional ? [] : ['no product has it']),
    ...(is_optional ? ['only changes the order'] : []),
    ...(others.length > 0 ? [`looks for ${others.join(', ')} too`] : []),
  ];
  return notes.length > 0 ? `“${words}”: ${notes.join('; ')}` : `“${words}”`;
}

/** Why a product stands where it does: its points, and what it lacks. */
export function describeReason({ concepts, bonus, total, purpose_share, lacks }: SearchReason): string {
  const parts = concepts.map(({ words, found_by, points }) =>
    found_by === '' || found_by === words ? `“${words}” ${points}` : `“${words}” by “${found_by}” ${points}`,
  );
  const share = purpose_share < 1 ? [`${Math.round(purpose_share * 100)} % of these for this kind of product`] : [];
  const points = [...parts, ...share, ...(bonus > 0 ? [`${bonus} more for its name, kind or size`] : [])];
  const lacking = lacks.map((words) => `“${words}”`).join(', ');
  const after = lacking === '' ? '' : ` Comes after others: ${lacking} is missing, only in its description, or only similar.`;
  // The points of the parts are averaged by their number of words.
  return `${total} points${concepts.length > 1 ? ', on average' : ''}: ${points.join(', ')}.${after}`;
}

/** What else decides the results: prices, products that are never shown, and why nothing is found. */
export function listNotes({ total, refusal, concepts, is_by_price, hidden_by, hidden_count }: SearchTrial): string[] {
  const hiddenWords = hidden_by.map((word) => `“${word}”`).join(', ');
  const isEachKnown = concepts.every(({ is_optional, is_known }) => is_optional || is_known);
  const isFoundNowhere = total === 0 && refusal === null && hidden_count === 0 && isEachKnown;
  return [
    ...(total === 0 && refusal ? [REFUSALS[refusal]] : []),
    ...(isFoundNowhere ? ['Products have these words only in their descriptions or ingredients.'] : []),
    ...(is_by_price && total > 0 ? ['The best are ordered by price.'] : []),
    ...(hidden_count > 0
      ? [`To keep shoppers from harm, ${formatProductCount(hidden_count)} can never be shown because of ${hiddenWords}.`]
      : []),
  ];
}
