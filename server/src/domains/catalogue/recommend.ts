/** Recommends products from what the shopper viewed, wished for and told of her skin. Deterministic. */
import type { BeautyProfile } from '@uruhu/contract/account';
import { KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import { FREE_FROM, SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/constants';
import { runInSlices } from '../../lib/slices.ts';
import { type BestRated, bestRated } from './best-rated.ts';
import { listCards } from './list.ts';
import type { Catalogue } from './load.ts';
import { createPerCatalogue } from './snapshot-cache.ts';
import { holds, type ValueSet } from './value-set.ts';

/** Product ids, of which unpublished ones are ignored, and the beauty profile; null if there is none. */
export type Signs = { viewed: readonly string[]; wished: readonly string[]; profile: BeautyProfile | null };
/** `count`: the most products to recommend. */
export type RecommendRequest = Signs & { count: number };

/** The most recommended products of one category and of one brand. */
export const SPREAD = { category: 3, brand: 2 } as const;

/** Points for each property shared with a sign. */
export const NEARNESS = { category: 4, parent: 2, skin_concern: 2, ingredients: 2, brand: 2, skin_type: 1 } as const;

/** Points for each property in the profile: as much as three signs that share it. */
export const PROFILE_POINTS = { skin_concern: 3 * NEARNESS.skin_concern, ingredients: 0, skin_type: 3 * NEARNESS.skin_type } as const;

const TRAITS = { skin_concern: SKIN_CONCERNS, ingredients: KEY_INGREDIENTS, skin_type: SKIN_TYPES } as const;
const TRAIT_NAMES = ['skin_concern', 'ingredients', 'skin_type'] as const;

type Points = ReadonlyMap<string, number>;
type Taste = { shelves: Points; brands: Points; traits: readonly { set: ValueSet; points: number }[] };

const findTopCategory = ({ categories }: Catalogue, category_id: string) =>
  categories.ancestors(category_id)[0]?.category_id ?? category_id;

/** Sums `each` points per occurrence of a key. */
function countPoints(keys: readonly string[], each: number): Points {
  const points = new Map<string, number>();
  for (const key of keys) points.set(key, (points.get(key) ?? 0) + each);
  return points;
}

const isTold = (profile: BeautyProfile | null, value: string) =>
  profile !== null && (profile.skin_type === value || profile.skin_concern.some((concern) => concern === value));

/** Points by category, brand and property, from the signs and the profile. */
function computeTaste(catalogue: Catalogue, signs: readonly number[], profile: BeautyProfile | null): Taste {
  const entries = signs.flatMap((position) => catalogue.entries[position] ?? []);
  const shelves = entries.map(({ category_id }) => category_id);
  const own = countPoints(shelves, NEARNESS.category);
  const parents = countPoints(
    shelves.map((category_id) => findTopCategory(catalogue, category_id)),
    NEARNESS.parent,
  );
  const nearShelf = (category_id: string) => (own.get(category_id) ?? 0) + (parents.get(findTopCategory(catalogue, category_id)) ?? 0);
  const traits = TRAIT_NAMES.flatMap((name) =>
    TRAITS[name].flatMap((value) => {
      const set = catalogue.index.sets[name].get(value);
      const shared = set ? signs.filter((position) => holds(set, position)).length : 0;
      const points = shared * NEARNESS[name] + (isTold(profile, value) ? PROFILE_POINTS[name] : 0);
      return set && points > 0 ? [{ set, points }] : [];
    }),
  );
  return {
    shelves: new Map([...catalogue.categories.byId.keys()].map((category_id) => [category_id, nearShelf(category_id)])),
    brands: countPoints(
      entries.map(({ brand_id }) => brand_id),
      NEARNESS.brand,
    ),
    traits,
  };
}

/** Sorts the best rated products by nearness, and equally near ones by rating. */
function nearestFirst({ entries }: Catalogue, ranked: readonly number[], { shelves, brands, traits }: Taste): number[] {
  // One number encodes both, so that a numeric sort suffices.
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
 * Tests whether a product may contain something avoided. For claims such as 'alcohol free', only products that make the claim pass. Other
 * ingredients are avoided where they are listed.
 */
function avoiding({ index }: Catalogue, avoided: BeautyProfile['avoided']): Test {
  const { without, ingredients } = index.sets;
  const isPromise = (value: string) => FREE_FROM.some((one) => one === value);
  const promised = avoided.filter(isPromise).map((value) => without.get(value));
  const listed = avoided.filter((value) => !isPromise(value)).flatMap((value) => ingredients.get(value) ?? []);
  return (position) => promised.some((set) => !set || !holds(set, position)) || listed.some((set) => holds(set, position));
}

/** Takes the first products within the limits per category and brand. */
function spread({ entries }: Catalogue, order: Iterable<number>, isLeftOut: Test, most: number): number[] {
  const taken: number[] = [];
  const counts = new Map<string, number>();
  const getCount = (key: string) => counts.get(key) ?? 0;
  for (const position of order) {
    const { category_id, brand_id } = entries[position] ?? {};
    const [shelf, maker] = [`category ${category_id}`, `brand ${brand_id}`];
    if (isLeftOut(position) || getCount(shelf) >= SPREAD.category || getCount(maker) >= SPREAD.brand) continue;
    for (const key of [shelf, maker]) counts.set(key, getCount(key) + 1);
    if (taken.push(position) === most) break;
  }
  return taken;
}

/**
 * Positions of recommended products: in stock, not among the signs, and without avoided substances. Without signs or a profile, the best
 * rated of each category, alternating between parent categories.
 */
export function recommend(catalogue: Catalogue, best: BestRated, { viewed, wished, profile, count }: RecommendRequest): number[] {
  const signs = [...new Set([...viewed, ...wished].flatMap((product_id) => catalogue.positions.get(product_id) ?? []))];
  const isLiked = signs.length > 0 || (profile !== null && (profile.skin_type !== '' || profile.skin_concern.length > 0));
  const order = isLiked ? nearestFirst(catalogue, best.ranked, computeTaste(catalogue, signs, profile)) : best.mixed;
  const ownPositions = new Set(signs);
  const isAvoided = avoiding(catalogue, profile?.avoided ?? []);
  return spread(catalogue, order, (position) => ownPositions.has(position) || isAvoided(position), count);
}

/** Returns recommendations as cards. The best rated products are computed once per catalogue. */
export function recommender(): (catalogue: Catalogue, request: RecommendRequest) => Promise<string[]> {
  const getCached = createPerCatalogue((): { best?: Promise<BestRated> } => ({}));
  return async (catalogue, asked) => {
    const cached = getCached(catalogue);
    cached.best ??= runInSlices(bestRated(catalogue));
    return listCards(catalogue, recommend(catalogue, await cached.best, asked));
  };
}
