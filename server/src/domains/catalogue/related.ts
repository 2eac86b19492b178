import type { Entry } from './entry.ts';
import type { Catalogue } from './load.ts';
import { positionsOf } from './value-set.ts';

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

/** Where its own category holds so many, the most alike are there: a parent category may hold tens of thousands. */
const ENOUGH = 1_000;

/** The most alike that can be bought, of the same parent category; the better rated, then the newer first where equally alike. */
export function relatedProducts({ categories, entries, index, orders, positions }: Catalogue, entry: Entry): Entry[] {
  const { category_id } = entry.light.category;
  const newest = ({ light }: Entry) => orders.created_at.ranks[positions.get(light.product_id) ?? 0] ?? 0;
  const own = index.sets.category_id.get(category_id);
  const shelf = index.sets.category_id.get(categories.ancestors(category_id)[0]?.category_id ?? category_id);
  return [...positionsOf(own && own.count >= ENOUGH ? own : (shelf ?? own))]
    .flatMap((position) => entries[position] ?? [])
    .filter((other) => other !== entry && other.light.in_stock)
    .map((other) => ({ other, score: likeness(entry, other) }))
    .sort(
      (left, right) =>
        right.score - left.score ||
        right.other.light.product_rating - left.other.light.product_rating ||
        newest(left.other) - newest(right.other),
    )
    .slice(0, RELATED_SHOWN)
    .map(({ other }) => other);
}
