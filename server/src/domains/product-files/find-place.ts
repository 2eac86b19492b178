/** Brands and categories as a file names them. */
import type { Db } from '../../database/db.ts';
import { selectBrandNames, selectCategoryNames } from './queries.ts';

type Named = { id: string; text: string };
export type Places = {
  /** What the file says for this id. */
  describe(id: string): string;
  /** The id; otherwise the known text that is most like it, '' if none is. */
  find(text: string): { id: string } | { suggestion: string };
};

const simplify = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** How many letters must be added, removed or replaced; more than `most` counts as `most + 1`. */
export function countEdits(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= right.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (letter === right[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(row.at(-1) ?? 0, most + 1);
}

const SUGGESTED_EDITS_MAX = 3;

function findLike(text: string, known: readonly Named[]): string {
  const wanted = simplify(text);
  let best = { text: '', edits: SUGGESTED_EDITS_MAX + 1 };
  for (const { text: other } of known) {
    const name = simplify(other.split(' > ').at(-1) ?? other);
    const isPart = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
    const edits = isPart ? 1 : countEdits(wanted, name, SUGGESTED_EDITS_MAX);
    if (edits < best.edits) best = { text: other, edits };
  }
  return best.text;
}

/** `others`: further texts for an id. A text that several ids have is no name of any of them, so those are described by their id. */
const PLACE_LETTERS_MAX = 500;

function createPlaces(known: readonly Named[], others: readonly Named[]): Places {
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
      // Longer than any name, and the expression takes quadratic time on long white space.
      if (text.length > PLACE_LETTERS_MAX) return { suggestion: '' };
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

export async function readBrandPlaces(db: Db): Promise<Places> {
  const brands = await selectBrandNames(db);
  return createPlaces(
    brands.map(({ brand_id, name }) => ({ id: brand_id, text: toPlainText(name) })),
    [],
  );
}

/** A category is described by its path: `Skin care > Toners`. Its name alone is enough where it is the only one. */
export async function readCategoryPlaces(db: Db): Promise<Places> {
  const categories = await selectCategoryNames(db);
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const describePath = (id: string): string => {
    const category = byId.get(id);
    if (!category) return '';
    const above = category.parent_id === null ? '' : describePath(category.parent_id);
    return above === '' ? category.name : `${above} > ${category.name}`;
  };
  return createPlaces(
    categories.map(({ category_id }) => ({ id: category_id, text: describePath(category_id) })),
    categories.filter(({ parent_id }) => parent_id !== null).map(({ category_id, name }) => ({ id: category_id, text: name })),
  );
}
