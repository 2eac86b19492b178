import type { CategoryTree } from './category-tree.ts';
import { type Catalogue, findEntry } from './load.ts';

type PathParams = Readonly<Record<string, string>>;

/** The one of the ids that differs only in the case of its letters; null if none does, or several do. */
function findOtherSpelling(ids: Iterable<string>, id: string): string | null {
  const lowerCaseId = id.toLowerCase();
  const [spelling, ...others] = [...ids].filter((other) => other.length === id.length && other.toLowerCase() === lowerCaseId);
  return others.length === 0 ? (spelling ?? null) : null;
}

function spellProductId(catalogue: Pick<Catalogue, 'entries' | 'positions'>, id: string): string {
  return findEntry(catalogue, id) ? id : (findOtherSpelling(catalogue.positions.keys(), id) ?? id);
}

const spellCategoryId = (categories: Pick<CategoryTree, 'byId'>, id: string): string =>
  categories.byId.has(id) ? id : (findOtherSpelling(categories.byId.keys(), id) ?? id);

/**
 * The parameters of a page's path, with ids as the shop spells them: phones begin a typed address with a capital letter. An unknown id stays
 * as it is. The ids of orders are UUIDs, which have small letters.
 */
export function spellIds(
  { entries, positions, categories }: Pick<Catalogue, 'entries' | 'positions' | 'categories'>,
  { productId, categoryId, orderId, ...params }: PathParams,
): PathParams {
  return {
    ...params,
    ...(productId !== undefined && { productId: spellProductId({ entries, positions }, productId) }),
    ...(orderId !== undefined && { orderId: orderId.toLowerCase() }),
    ...(categoryId !== undefined && { categoryId: spellCategoryId(categories, categoryId) }),
  };
}
