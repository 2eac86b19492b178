/** Why a query was answered badly: found by asking the search again, so that it holds for any search. */
import type { SearchDocument } from '../server/src/domains/search/search.ts';
import type { OwnEngine } from './engines/own.ts';
import type { Answer } from './measures.ts';

const GOOD_RANK = 10;

const normalise = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const splitText = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}.]+/gu) ?? [];

const FIELDS = ['name', 'brand', 'category', 'keywords', 'attributes', 'tags', 'groups', 'ingredients', 'description'] as const;

/** The first field in which the product has the word, whole or as a beginning. */
function describeMatch(document: SearchDocument, word: string): string {
  for (const how of ['', 'begins in '] as const) {
    const field = FIELDS.find((name) =>
      [document[name]].flat().some((text) => splitText(text).some((own) => (how === '' ? own === word : own.startsWith(word)))),
    );
    if (field) return `${how}${field}`;
  }
  return 'not literally';
}

/** The rank of the best wanted product among all matches, or null. */
function findWantedRank({ searchAll }: OwnEngine, query: string, { judged }: Answer): number | null {
  const best = Math.max(...judged.grades.values());
  const rank = searchAll(query).ids.findIndex((id) => judged.grades.get(id) === best);
  return rank < 0 ? null : rank + 1;
}

/** Words without which a wanted product would be among the first. */
function findHinderingWords(engine: OwnEngine, words: readonly string[], answer: Answer, rank: number | null): string[] {
  if (words.length < 2 || (rank !== null && rank <= GOOD_RANK)) return [];
  return words.flatMap((word, at) => {
    const without = findWantedRank(engine, words.toSpliced(at, 1).join(' '), answer);
    return without !== null && without <= GOOD_RANK ? [`without '${word}' a wanted one would be at ${without}`] : [];
  });
}

/** What is known of a bad answer, in a few phrases. */
export function explainAnswer(engine: OwnEngine, documents: ReadonlyMap<string, SearchDocument>, answer: Answer): string {
  const { query, grades } = answer.judged;
  const words = [...new Set(splitText(query))];
  const { ids, corrected } = engine.searchAll(query);
  const rank = findWantedRank(engine, query, answer);
  const unknown = words.filter((word) => engine.searchAll(word).ids.length === 0);
  const [firstId = ''] = ids;
  const first = documents.get(firstId);
  const answered = first
    ? `first is ${first.brand} ${first.name} (${words.map((word) => `${word}: ${describeMatch(first, word)}`).join(', ')})`
    : '';
  return [
    ids.length === 0 ? 'found nothing' : `found ${ids.length}`,
    ...(grades.size === 0 ? [] : [rank === null ? 'no wanted product at all' : `best wanted one at ${rank}`]),
    ...(unknown.length > 0 ? [`nothing matches ${unknown.join(', ')} alone`] : []),
    ...(corrected === null ? [] : [`corrected to '${corrected}'`]),
    ...findHinderingWords(engine, words, answer, rank),
    answered,
  ]
    .filter(Boolean)
    .join('; ');
}
