import type { CatalogueEntry } from './entry.ts';
import { listPositions } from './filters/value-set.ts';
import { type Catalogue, findEntry } from './load.ts';

const RELATED_MAX = 10;

/** Points for each shared value of these attributes. */
const ATTRIBUTE_POINTS = { skin_concern: 2, skin_type: 1, features: 1 } as const;
type Attribute = keyof typeof ATTRIBUTE_POINTS;
const SAME_CATEGORY_POINTS = 4;
const SAME_BRAND_POINTS = 2;

/** If a category has this many products, only that category is searched, as its top-level category may have tens of thousands. */
const LARGE_CATEGORY_MIN = 1_000;

/** Points of each position for shared attributes. */
function scoreSharedAttributes({ entries, filterIndex }: Catalogue, values: Record<Attribute, readonly string[]>): Uint16Array {
  const points = new Uint16Array(entries.length);
  for (const name of ['skin_concern', 'skin_type', 'features'] as const) {
    for (const value of new Set(values[name])) {
      for (const position of listPositions(filterIndex.sets[name].get(value)))
        points[position] = (points[position] ?? 0) + ATTRIBUTE_POINTS[name];
    }
  }
  return points;
}

/**
 * The most similar products in stock within the same top-level category: same category counts most, then shared attributes, then the brand.
 * Ties go to the better rated, then the newer.
 */
function findSimilarProducts(catalogue: Catalogue, entry: CatalogueEntry, values: Record<Attribute, readonly string[]>): CatalogueEntry[] {
  const { categories, entries, filterIndex, sortOrders } = catalogue;
  const { category_id } = entry;
  const category = filterIndex.sets.category_id.get(category_id);
  const topCategory = filterIndex.sets.category_id.get(categories.listAncestors(category_id)[0]?.category_id ?? category_id);
  const attributePoints = scoreSharedAttributes(catalogue, values);
  const newestRanks = sortOrders.created_at.ranks;
  const isLargeCategory = category !== undefined && category.count >= LARGE_CATEGORY_MIN;
  const searchedSet = isLargeCategory ? category : (topCategory ?? category);
  return [...listPositions(searchedSet)]
    .flatMap((position) => {
      const other = entries[position];
      if (!other || other.product_id === entry.product_id || !other.in_stock) return [];
      const categoryPoints = other.category_id === category_id ? SAME_CATEGORY_POINTS : 0;
      const brandPoints = other.brand_id === entry.brand_id ? SAME_BRAND_POINTS : 0;
      return { other, score: categoryPoints + brandPoints + (attributePoints[position] ?? 0), ageRank: newestRanks[position] ?? 0 };
    })
    .sort(
      (left, right) => right.score - left.score || right.other.product_rating - left.other.product_rating || left.ageRank - right.ageRank,
    )
    .slice(0, RELATED_MAX)
    .map(({ other }) => other);
}

/** The published products that staff chose as related, in their order, then the most similar ones. */
export function listRelatedProducts(
  catalogue: Catalogue,
  entry: CatalogueEntry,
  values: Record<Attribute, readonly string[]>,
  chosen_ids: readonly string[],
): CatalogueEntry[] {
  const chosenProducts = chosen_ids.flatMap((product_id) => findEntry(catalogue, product_id) ?? []);
  const similarProducts = findSimilarProducts(catalogue, entry, values).filter((other) => !chosen_ids.includes(other.product_id));
  return [...chosenProducts, ...similarProducts].slice(0, RELATED_MAX);
}
