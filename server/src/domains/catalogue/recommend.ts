/** Recommends products by the shopper's viewed products, wishlist and beauty profile. The result is deterministic. */
import type { BeautyProfile } from '@uruhu/contract/account';
import { KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import type { Language } from '@uruhu/contract/languages';
import { FREE_FROM, SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/product-attributes';
import { runInSlices } from '../../lib/slices.ts';
import { type BestRated, rankBestRated } from './best-rated.ts';
import { hasProduct, type ValueSet } from './filters/value-set.ts';
import { listCards } from './lists/list.ts';
import type { Catalogue } from './load.ts';
import { createStorePerCatalogue } from './snapshot-cache.ts';

/** The ids of viewed and wishlisted products, of which unpublished ones are ignored, and the beauty profile if there is one. */
export type Interests = { viewed: readonly string[]; wished: readonly string[]; profile: BeautyProfile | null };
/** `count`: how many products to recommend at most. */
export type RecommendRequest = Interests & { count: number };

/** How many products of one category and of one brand are recommended at most. */
export const GROUP_MAX = { category: 3, brand: 2 } as const;

/** Points for each property that a product shares with a viewed or wishlisted product. */
export const SIMILARITY_POINTS = { category: 4, top_category: 2, skin_concern: 2, ingredients: 2, brand: 2, skin_type: 1 } as const;

/** Points for each property in the profile: as much as for three viewed products that share it. A profile names no wanted ingredients. */
export const PROFILE_POINTS = {
  skin_concern: 3 * SIMILARITY_POINTS.skin_concern,
  ingredients: 0,
  skin_type: 3 * SIMILARITY_POINTS.skin_type,
} as const;

const TRAITS = { skin_concern: SKIN_CONCERNS, ingredients: KEY_INGREDIENTS, skin_type: SKIN_TYPES } as const;
const TRAIT_NAMES = ['skin_concern', 'ingredients', 'skin_type'] as const;

type Points = ReadonlyMap<string, number>;
type Preferences = { categories: Points; brands: Points; traits: readonly { set: ValueSet; points: number }[] };

const findTopCategory = ({ categories }: Catalogue, category_id: string) =>
  categories.listAncestors(category_id)[0]?.category_id ?? category_id;

/** Adds `pointsEach` to a key for each time that it occurs. */
function countPoints(keys: readonly string[], pointsEach: number): Points {
  const points = new Map<string, number>();
  for (const key of keys) points.set(key, (points.get(key) ?? 0) + pointsEach);
  return points;
}

const isInProfile = (profile: BeautyProfile | null, value: string) =>
  profile !== null && (profile.skin_type === value || profile.skin_concern.some((concern) => concern === value));

/** Computes points by category, brand and property. `liked`: the positions of the viewed and wishlisted products. */
function computePreferences(catalogue: Catalogue, liked: readonly number[], profile: BeautyProfile | null): Preferences {
  const entries = liked.flatMap((position) => catalogue.entries[position] ?? []);
  const categories = entries.map(({ category_id }) => category_id);
  const categoryPoints = countPoints(categories, SIMILARITY_POINTS.category);
  const topCategoryPoints = countPoints(
    categories.map((category_id) => findTopCategory(catalogue, category_id)),
    SIMILARITY_POINTS.top_category,
  );
  const computeCategoryPoints = (category_id: string) =>
    (categoryPoints.get(category_id) ?? 0) + (topCategoryPoints.get(findTopCategory(catalogue, category_id)) ?? 0);
  const traits = TRAIT_NAMES.flatMap((name) =>
    TRAITS[name].flatMap((value) => {
      const set = catalogue.filterIndex.sets[name].get(value);
      const likedCount = set ? liked.filter((position) => hasProduct(set, position)).length : 0;
      const points = likedCount * SIMILARITY_POINTS[name] + (isInProfile(profile, value) ? PROFILE_POINTS[name] : 0);
      return set && points > 0 ? [{ set, points }] : [];
    }),
  );
  return {
    categories: new Map([...catalogue.categories.byId.keys()].map((category_id) => [category_id, computeCategoryPoints(category_id)])),
    brands: countPoints(
      entries.map(({ brand_id }) => brand_id),
      SIMILARITY_POINTS.brand,
    ),
    traits,
  };
}

/** Sorts the best rated products by similarity, and equally similar ones by rating. */
function sortBySimilarity({ entries }: Catalogue, ranked: readonly number[], { categories, brands, traits }: Preferences): number[] {
  // One number encodes score and rank, so that a fast numeric sort suffices; the rank is its remainder.
  const keys = Float64Array.from(ranked, (position, rank) => {
    const { category_id = '', brand_id = '' } = entries[position] ?? {};
    let score = (categories.get(category_id) ?? 0) + (brands.get(brand_id) ?? 0);
    for (const { set, points } of traits) if (hasProduct(set, position)) score += points;
    return rank - score * ranked.length;
  });
  const decodeRank = (key: number) => {
    // JavaScript's remainder of a negative number is negative.
    const remainder = key % ranked.length;
    return remainder < 0 ? remainder + ranked.length : remainder;
  };
  return Array.from(keys.sort(), (key) => ranked[decodeRank(key)] ?? 0);
}

type PositionPredicate = (position: number) => boolean;

/**
 * Creates a function that says whether a product may contain an avoided substance. A substance such as alcohol may be in every product that
 * does not claim to be free of it. Another ingredient is in a product if the product lists it.
 */
function createAvoidanceTest({ filterIndex }: Catalogue, avoided: BeautyProfile['avoided']): PositionPredicate {
  const { without, ingredients } = filterIndex.sets;
  const isSubstance = (value: string) => FREE_FROM.some((substance) => substance === value);
  const freeFromSets = avoided.filter(isSubstance).map((value) => without.get(value));
  const ingredientSets = avoided.filter((value) => !isSubstance(value)).flatMap((value) => ingredients.get(value) ?? []);
  return (position) =>
    freeFromSets.some((set) => !set || !hasProduct(set, position)) || ingredientSets.some((set) => hasProduct(set, position));
}

/** Chooses the first `count_max` products that are not excluded, with at most GROUP_MAX of each category and of each brand. */
function chooseDiverseProducts(
  { entries }: Catalogue,
  order: Iterable<number>,
  isExcluded: PositionPredicate,
  count_max: number,
): number[] {
  const chosenPositions: number[] = [];
  const counts = new Map<string, number>();
  const getCount = (key: string) => counts.get(key) ?? 0;
  for (const position of order) {
    const { category_id, brand_id } = entries[position] ?? {};
    const [categoryKey, brandKey] = [`category ${category_id}`, `brand ${brand_id}`];
    if (isExcluded(position) || getCount(categoryKey) >= GROUP_MAX.category || getCount(brandKey) >= GROUP_MAX.brand) continue;
    for (const key of [categoryKey, brandKey]) counts.set(key, getCount(key) + 1);
    chosenPositions.push(position);
    if (chosenPositions.length === count_max) break;
  }
  return chosenPositions;
}

/**
 * Returns positions of recommended products: in stock, neither viewed nor wishlisted, and without avoided substances. Without viewed and
 * wishlisted products and without a profile, these are the best rated of each category, alternating between top-level categories.
 */
export function recommendProducts(catalogue: Catalogue, best: BestRated, { viewed, wished, profile, count }: RecommendRequest): number[] {
  const likedPositions = [...new Set([...viewed, ...wished].flatMap((product_id) => catalogue.positions.get(product_id) ?? []))];
  const hasPreferences = likedPositions.length > 0 || (profile !== null && (profile.skin_type !== '' || profile.skin_concern.length > 0));
  const order = hasPreferences
    ? sortBySimilarity(catalogue, best.ranked, computePreferences(catalogue, likedPositions, profile))
    : best.alternating;
  const likedSet = new Set(likedPositions);
  const isAvoided = createAvoidanceTest(catalogue, profile?.avoided ?? []);
  return chooseDiverseProducts(catalogue, order, (position) => likedSet.has(position) || isAvoided(position), count);
}

/** Returns recommendations as cards. The best rated products are computed once per catalogue. */
export function createRecommender(): (catalogue: Catalogue, request: RecommendRequest & { language: Language }) => Promise<string[]> {
  const getCached = createStorePerCatalogue((): { best?: Promise<BestRated> } => ({}));
  return async (catalogue, request) => {
    const cachedLists = getCached(catalogue);
    cachedLists.best ??= runInSlices(rankBestRated(catalogue));
    return listCards(catalogue, recommendProducts(catalogue, await cachedLists.best, request), request.language);
  };
}
