/** Finds brands and categories by the names that a file uses. */
import type { Db } from '../../database/db.ts';
import { countTypingMistakes } from '../../lib/typing-mistakes.ts';
import { selectBrandNames, selectCategoryNames } from './queries.ts';

type Named = { id: string; text: string };
export type NameLookup = {
  /** What the file says for this id. */
  describe(id: string): string;
  /** The id; otherwise the known text that is most like it, '' if none is. */
  find(text: string): { id: string } | { suggestion: string };
};

const simplify = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const SUGGESTED_MISTAKES_MAX = 3;

function findLike(text: string, known: readonly Named[]): string {
  const wanted = simplify(text);
  let best = { text: '', mistakes: SUGGESTED_MISTAKES_MAX + 1 };
  for (const { text: other } of known) {
    const name = simplify(other.split(' > ').at(-1) ?? other);
    const isPart = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
    const mistakes = isPart ? 1 : countTypingMistakes(wanted, name, SUGGESTED_MISTAKES_MAX);
    if (mistakes < best.mistakes) best = { text: other, mistakes };
  }
  return best.text;
}

/** Longer than any name or path of names. */
const NAME_LENGTH_MAX = 500;

/** `others`: further texts for an id. A text that several ids have is no name of any of them, so those are described by their id. */
function createNameLookup(known: readonly Named[], others: readonly Named[]): NameLookup {
  const counts = new Map<string, Set<string>>();
  for (const { id, text } of [...known, ...others]) {
    const ids = counts.get(simplify(text)) ?? new Set();
    counts.set(simplify(text), ids.add(id));
  }
  const ids = new Set(known.map(({ id }) => id));
  const findByText = (text: string) => {
    const found = counts.get(simplify(text));
    return found?.size === 1 ? [...found][0] : undefined;
  };
  const texts = new Map(known.map(({ id, text }) => [id, findByText(text) === id ? text : id]));
  return {
    describe: (id) => texts.get(id) ?? id,
    find(text) {
      // The expression takes quadratic time on long white space.
      if (text.length > NAME_LENGTH_MAX) return { suggestion: '' };
      const id = ids.has(text.trim()) ? text.trim() : (findByText(text.replace(/\s*[>/]\s*/g, ' > ')) ?? findByText(text));
      return id === undefined ? { suggestion: findLike(text, known) } : { id };
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };
/** Names of brands may hold markup. */
const toPlainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

export async function readBrandLookup(db: Db): Promise<NameLookup> {
  const brands = await selectBrandNames(db);
  return createNameLookup(
    brands.map(({ brand_id, name }) => ({ id: brand_id, text: toPlainText(name) })),
    [],
  );
}

/** A category is described by its path: `Skin care > Toners`. Its name alone is enough if no other category has it. */
export async function readCategoryLookup(db: Db): Promise<NameLookup> {
  const categories = await selectCategoryNames(db);
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const describePath = (id: string): string => {
    const category = byId.get(id);
    if (!category) return '';
    const above = category.parent_id === null ? '' : describePath(category.parent_id);
    return above === '' ? category.name : `${above} > ${category.name}`;
  };
  return createNameLookup(
    categories.map(({ category_id }) => ({ id: category_id, text: describePath(category_id) })),
    categories.filter(({ parent_id }) => parent_id !== null).map(({ category_id, name }) => ({ id: category_id, text: name })),
  );
}
