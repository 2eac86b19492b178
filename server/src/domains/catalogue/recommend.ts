/** What somebody may like, from what she looked at, wished for and told of her skin: by arithmetic, the same each time. */
import type { BeautyProfile } from '@uruhu/contract/account';
import { FREE_FROM, SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/constants';
import { KEY_INGREDIENTS } from '@uruhu/contract/filters';
import { runInSlices } from '../../slices.ts';
import { type BestRated, bestRated } from './best-rated.ts';
import { perCatalogue } from './kept.ts';
import { cardsOf } from './list.ts';
import type { Catalogue } from './load.ts';
import { holds, type ValueSet } from './value-set.ts';

/** Ids of products, of which those that are not sold say nothing, and what was told; null where nothing was. */
export type Signs = { viewed: readonly string[]; wished: readonly string[]; profile: BeautyProfile | null };
/** `count` is how many at most. */
export type Asked = Signs & { count: number };

/** Of those shown, at most so many of one category and of one brand. */
export const SPREAD = { category: 3, brand: 2 } as const;

/** What one shared with one sign counts. */
export const NEARNESS = { category: 4, parent: 2, skin_concern: 2, ingredients: 2, brand: 2, skin_type: 1 } as const;

/** What the profile names counts as much as three products that share it. */
export const TOLD = { skin_concern: 3 * NEARNESS.skin_concern, ingredients: 0, skin_type: 3 * NEARNESS.skin_type } as const;

const TRAITS = { skin_concern: SKIN_CONCERNS, ingredients: KEY_INGREDIENTS, skin_type: SKIN_TYPES } as const;
const TRAIT_NAMES = ['skin_concern', 'ingredients', 'skin_type'] as const;

type Points = ReadonlyMap<string, number>;
type Taste = { shelves: Points; brands: Points; traits: readonly { set: ValueSet; points: number }[] };

const parentOf = ({ categories }: Catalogue, category_id: string) => categories.ancestors(category_id)[0]?.category_id ?? category_id;

/** So many points for each time that a key is there. */
function pointsOf(keys: readonly string[], each: number): Points {
  const points = new Map<string, number>();
  for (const key of keys) points.set(key, (points.get(key) ?? 0) + each);
  return points;
}

const isTold = (profile: BeautyProfile | null, value: string) =>
  profile !== null && (profile.skin_type === value || profile.skin_concern.some((concern) => concern === value));

/** What the signs have in common, and how often, and what was told. */
function tasteOf(catalogue: Catalogue, signs: readonly number[], profile: BeautyProfile | null): Taste {
  const entries = signs.flatMap((position) => catalogue.entries[position] ?? []);
  const shelves = entries.map(({ category_id }) => category_id);
  const own = pointsOf(shelves, NEARNESS.category);
  const parents = pointsOf(
    shelves.map((category_id) => parentOf(catalogue, category_id)),
    NEARNESS.parent,
  );
  const nearShelf = (category_id: string) => (own.get(category_id) ?? 0) + (parents.get(parentOf(catalogue, category_id)) ?? 0);
  const traits = TRAIT_NAMES.flatMap((name) =>
    TRAITS[name].flatMap((value) => {
      const set = catalogue.index.sets[name].get(value);
      const shared = set ? signs.filter((position) => holds(set, position)).length : 0;
      const points = shared * NEARNESS[name] + (isTold(profile, value) ? TOLD[name] : 0);
      return set && points > 0 ? [{ set, points }] : [];
    }),
  );
  return {
    shelves: new Map([...catalogue.categories.byId.keys()].map((category_id) => [category_id, nearShelf(category_id)])),
    brands: pointsOf(
      entries.map(({ brand_id }) => brand_id),
      NEARNESS.brand,
    ),
    traits,
  };
}

/** Of what is rated best, the nearest first; the better rated first where equally near. */
function nearestFirst({ entries }: Catalogue, ranked: readonly number[], { shelves, brands, traits }: Taste): number[] {
  // One number says both, so that they are sorted as numbers are.
  const keys = Float64Array.from(ranked, (position, rank) => {
    const { category_id = '', brand_id = '' } = entries[position] ?? {};
    let score = (shelves.get(category_id) ?? 0) + (brands.get(brand_id) ?? 0);
    for (const { set, points } of traits) if (holds(set, position)) score += points;
    return rank - score * ranked.length;
  });
  return Array.from(keys.sort(), (key) => ranked[((key % ranked.length) + ranked.length) % ranked.length] ?? 0);
}

type Test = (position: number) => boolean;

/**
 * Whether a product holds what is avoided. Of what a product can be free from, silence is no promise: only those that say so pass. An
 * ingredient is avoided where it is listed.
 */
function avoiding({ index }: Catalogue, avoided: BeautyProfile['avoided']): Test {
  const { without, ingredients } = index.sets;
  const isPromise = (value: string) => FREE_FROM.some((one) => one === value);
  const promised = avoided.filter(isPromise).map((value) => without.get(value));
  const listed = avoided.filter((value) => !isPromise(value)).flatMap((value) => ingredients.get(value) ?? []);
  return (position) => promised.some((set) => !set || !holds(set, position)) || listed.some((set) => holds(set, position));
}

/** The first of them, but never too many of a kind. */
function spread({ entries }: Catalogue, order: Iterable<number>, isLeftOut: Test, most: number): number[] {
  const taken: number[] = [];
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  for (const position of order) {
    const { category_id, brand_id } = entries[position] ?? {};
    const [shelf, maker] = [`category ${category_id}`, `brand ${brand_id}`];
    if (isLeftOut(position) || countOf(shelf) >= SPREAD.category || countOf(maker) >= SPREAD.brand) continue;
    for (const key of [shelf, maker]) counts.set(key, countOf(key) + 1);
    if (taken.push(position) === most) break;
  }
  return taken;
}

/**
 * Positions of what can be bought, is not among the signs and holds nothing that is avoided. Where nothing says what is liked, the best
 * rated of each category, parents in turn.
 */
export function recommend(catalogue: Catalogue, best: BestRated, { viewed, wished, profile, count }: Asked): number[] {
  const signs = [...new Set([...viewed, ...wished].flatMap((product_id) => catalogue.positions.get(product_id) ?? []))];
  const isLiked = signs.length > 0 || (profile !== null && (profile.skin_type !== '' || profile.skin_concern.length > 0));
  const order = isLiked ? nearestFirst(catalogue, best.ranked, tasteOf(catalogue, signs, profile)) : best.mixed;
  const known = new Set(signs);
  const isAvoided = avoiding(catalogue, profile?.avoided ?? []);
  return spread(catalogue, order, (position) => known.has(position) || isAvoided(position), count);
}

/** Recommends, as cards; what is rated best is looked up once a catalogue. */
export function recommender(): (catalogue: Catalogue, asked: Asked) => Promise<string[]> {
  const keptOf = perCatalogue((): { best?: Promise<BestRated> } => ({}));
  return async (catalogue, asked) => {
    const kept = keptOf(catalogue);
    kept.best ??= runInSlices(bestRated(catalogue));
    return cardsOf(catalogue, recommend(catalogue, await kept.best, asked));
  };
}
