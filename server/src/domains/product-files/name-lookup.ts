/** Finds brands and categories by their names in a file. */
import { cleanIdentifier } from '@uruhu/contract/rules/clean-text';
import type { Db } from '../../database/db.ts';
import { countTypingMistakes } from '../../lib/typing-mistakes.ts';
import { selectBrandNames, selectCategoryNames } from './queries.ts';

type NamedId = { id: string; text: string };
export type NameLookup = {
  /** The text for this id in a file. */
  describe(id: string): string;
  /** Finds an id, or suggests the most similar text; '' if none is similar. */
  find(text: string): { id: string } | { suggestion: string };
};

const normaliseName = (text: string) => cleanIdentifier(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A suggestion has at most one typing mistake in this many letters: three in a word of four letters make another word of it. */
const LETTERS_PER_MISTAKE = 5;

const splitWords = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The text whose name has the fewest typing mistakes; of equals the one with more of the same whole words. '' if none is near. */
function findMostSimilar(text: string, namedIds: readonly NamedId[]): string {
  const wantedName = normaliseName(text);
  const wantedWords = new Set(splitWords(wantedName));
  const mistakesMax = Math.floor(wantedName.length / LETTERS_PER_MISTAKE);
  let best = { text: '', mistakes: mistakesMax + 1, sharedWords: 0 };
  for (const { text: candidate } of namedIds) {
    const name = normaliseName(candidate.split(' > ').at(-1) ?? candidate);
    const mistakes = countTypingMistakes(wantedName, name, mistakesMax);
    if (mistakes > mistakesMax) continue;
    const sharedWords = splitWords(name).filter((word) => wantedWords.has(word)).length;
    if (mistakes < best.mistakes || (mistakes === best.mistakes && sharedWords > best.sharedWords))
      best = { text: candidate, mistakes, sharedWords };
  }
  return best.text;
}

/** Longer than every name and path. */
const NAME_LENGTH_MAX = 500;

/**
 * `otherTexts`: additional texts for the ids. A text that several ids have finds none of them, and an export writes the ids instead.
 */
export function createNameLookup(namedIds: readonly NamedId[], otherTexts: readonly NamedId[] = []): NameLookup {
  const idsByText = new Map<string, Set<string>>();
  for (const { id, text } of [...namedIds, ...otherTexts]) {
    const ids = idsByText.get(normaliseName(text)) ?? new Set();
    idsByText.set(normaliseName(text), ids.add(id));
  }
  const ids = new Set(namedIds.map(({ id }) => id));
  const findByText = (text: string) => {
    const foundIds = idsByText.get(normaliseName(text));
    return foundIds?.size === 1 ? [...foundIds][0] : undefined;
  };
  const texts = new Map(namedIds.map(({ id, text }) => [id, findByText(text) === id ? text : id]));
  return {
    describe: (id) => texts.get(id) ?? id,
    find(text) {
      // The regular expression below takes quadratic time on long white space.
      if (text.length > NAME_LENGTH_MAX) return { suggestion: '' };
      const id = ids.has(text.trim()) ? text.trim() : (findByText(text.replace(/\s*[>/]\s*/g, ' > ')) ?? findByText(text));
      return id === undefined ? { suggestion: findMostSimilar(text, namedIds) } : { id };
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };
/** Removes markup, which names of brands may contain. */
const toPlainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

export async function readBrandLookup(db: Db): Promise<NameLookup> {
  const brands = await selectBrandNames(db);
  return createNameLookup(brands.map(({ brand_id, name }) => ({ id: brand_id, text: toPlainText(name) })));
}

/** A category is described by its path: `Skin care > Toners`. Its name alone is enough if no other category has it. */
export async function readCategoryLookup(db: Db): Promise<NameLookup> {
  const categories = await selectCategoryNames(db);
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const describePath = (id: string): string => {
    const category = byId.get(id);
    if (!category) return '';
    const parentPath = category.parent_id === null ? '' : describePath(category.parent_id);
    return parentPath === '' ? category.name : `${parentPath} > ${category.name}`;
  };
  return createNameLookup(
    categories.map(({ category_id }) => ({ id: category_id, text: describePath(category_id) })),
    categories.filter(({ parent_id }) => parent_id !== null).map(({ category_id, name }) => ({ id: category_id, text: name })),
  );
}
