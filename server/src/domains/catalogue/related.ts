import type { Entry } from './entry.ts';
import type { Catalogue } from './load.ts';

const RELATED_SHOWN = 10;

/** How alike two products are: the shelf counts most, then what they are for, then who makes them. */
function likeness(left: Entry, right: Entry): number {
  const shared = (name: 'skin_concern' | 'skin_type' | 'features') =>
    left.alike[name].filter((value) => right.alike[name].includes(value)).length;
  return (
    4 * Number(left.light.category.category_id === right.light.category.category_id) +
    2 * shared('skin_concern') +
    shared('skin_type') +
    shared('features') +
    2 * Number(left.light.brand === right.light.brand)
  );
}

/** The most alike that can be bought, of the same parent category; the better rated first where equally alike. */
export function relatedProducts(catalogue: Catalogue, entry: Entry): Entry[] {
  const { category_id } = entry.light.category;
  const shelf = new Set(catalogue.categories.family(catalogue.categories.ancestors(category_id)[0]?.category_id ?? category_id));
  return catalogue.entries
    .filter((other) => other !== entry && other.light.in_stock && shelf.has(other.light.category.category_id))
    .map((other) => ({ other, score: likeness(entry, other) }))
    .sort((left, right) => right.score - left.score || right.other.light.product_rating - left.other.light.product_rating)
    .slice(0, RELATED_SHOWN)
    .map(({ other }) => other);
}
