/** Reads the changes of the catalogue and builds an immutable snapshot. */
import type { Brand } from '@uruhu/contract/catalogue/brand';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@uruhu/contract/languages';
import { LIST_ATTRIBUTES, type ListAttribute, SINGLE_ATTRIBUTES, type SingleAttribute } from '@uruhu/contract/product-attributes';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { TARGET_LANGUAGES } from '@uruhu/contract/staff/translatable';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cacheByText } from '../../lib/cache-by-text.ts';
import { createPacer, type Slices, STEPS_PER_PAUSE } from '../../lib/slices.ts';
import {
  collectPhrases,
  createIndexPatch,
  defaultLexicon,
  hasTooManyUnusedWords,
  type Lexicon,
  type PhraseIndex,
  type SearchIndex,
  type StaffWord,
  type TranslatedText,
} from '../search/search.ts';
import { selectTranslations, type TranslationRow, toTexts, translateRecord } from '../translations/translations.ts';
import { assignPositions, NO_POSITIONS, type PositionPlan } from './assign-positions.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { type CatalogueEntry, listAttributes, listFilterValues, toDocument, toEntry } from './entry.ts';
import { createFilterPatch, type FilterIndex } from './filters/filter-index.ts';
import { listCategoryPhrases, listPhrases, type PhraseSuggestion } from './filters/phrases.ts';
import { patchSortOrders, type SortOrders } from './lists/sort-orders.ts';
import {
  type CatalogueRow,
  type CategoryRow,
  filterPublished,
  listPublishedIds,
  readCatalogueRows,
  selectBrands,
  selectCategories,
  selectChangedIds,
  selectIdsByBrandOrCategory,
  selectStaffWords,
  selectVersion,
} from './queries.ts';

type BrandRow = Omit<Brand, 'product_count'>;

export type Catalogue = {
  /** The database's version of the catalogue. */
  version: number;
  entries: readonly CatalogueEntry[];
  /** Positions in `entries`. A product keeps its position from one catalogue to the next. */
  positions: Map<string, number>;
  sortOrders: SortOrders;
  filterIndex: FilterIndex;
  searchIndex: SearchIndex;
  /** The words that staff explain to the search. */
  staffWords: readonly StaffWord[];
  /** English phrases, apart from the names of categories in other languages, as the same words may mean something else there. */
  phrases: PhraseIndex<PhraseSuggestion>;
  translatedPhrases: PhraseIndex<PhraseSuggestion>;
  categories: CategoryTree;
  /** The tree with the names of each language. */
  categoriesByLanguage: Readonly<Record<Language, CategoryTree>>;
  brands: readonly Brand[];
};

/** The product with this id; undefined if it is not published. */
export function findEntry(
  { entries, positions }: Pick<Catalogue, 'entries' | 'positions'>,
  product_id: string,
): CatalogueEntry | undefined {
  const position = positions.get(product_id);
  return position === undefined ? undefined : entries[position];
}

export type CatalogueContext = {
  version: number;
  categories: readonly CategoryRow[];
  /** The names of categories in other languages. */
  categoryTranslations: readonly TranslationRow[];
  brands: readonly BrandRow[];
  staffWords: readonly StaffWord[];
};

/** The lexicon of the previous catalogue if staff have not changed their words; creating another takes some tens of milliseconds with the most words. */
function findLexicon(previous: Catalogue | null, words: readonly StaffWord[]): Lexicon {
  if (previous && JSON.stringify(previous.staffWords) === JSON.stringify(words)) return previous.searchIndex.lexicon;
  return words.length === 0 ? defaultLexicon : defaultLexicon.extend(words);
}

/** The number of products of each brand, and the categories that have products of their own. */
function* countProducts(entries: readonly CatalogueEntry[]) {
  const countByBrand = new Map<string, number>();
  const usedCategories = new Set<string>();
  let position = 0;
  for (const { brand_id, category_id } of entries) {
    countByBrand.set(brand_id, (countByBrand.get(brand_id) ?? 0) + 1);
    usedCategories.add(category_id);
    if (++position % STEPS_PER_PAUSE === 0) yield;
  }
  return { countByBrand, usedCategories };
}

/**
 * Builds a catalogue: call `add` with the row and position of each of the plan's `placedProducts` in order, then `finish`. `previous`: the
 * catalogue from which unchanged products are taken over; null if there is none. Categories must be in the order of siblings, brands in the
 * order of their names.
 */
export function createCatalogueBuilder(
  context: CatalogueContext,
  previous: Catalogue | null,
  { size, positions, placedProducts, touchedFlags }: PositionPlan,
) {
  const categoriesByLanguage = buildTreesByLanguage(context);
  const categories = categoriesByLanguage[DEFAULT_LANGUAGE];
  const listCategoryTexts = cacheByText((category_id) => listTranslatedNames(categoriesByLanguage, category_id));
  const entries = previous ? previous.entries.slice(0, size) : [];
  const filters = createFilterPatch(previous?.filterIndex ?? null, size, touchedFlags);
  const search = createIndexPatch(
    previous?.searchIndex ?? null,
    { size, touched: touchedFlags },
    findLexicon(previous, context.staffWords),
  );
  return {
    add(row: CatalogueRow, position: number): void {
      const entry = toEntry(row);
      const ancestors = categories.listAncestors(row.category_id);
      entries[position] = entry;
      // Filtering by a category includes its descendants, so a product belongs to its own category and all ancestors.
      const category_id = [row.category_id, ...ancestors.map((category) => category.category_id)];
      filters.add(position, { ...listFilterValues(row), category_id }, entry.payablePrice_rwf);
      const categoryPath = [row.category_name, ...ancestors.map((category) => category.name).reverse()];
      search.add(position, toDocument(row, categoryPath, listCategoryTexts(row.category_id)));
    },
    *finish(): Slices<Catalogue> {
      const changedPositions = Uint32Array.from(placedProducts, ({ position }) => position);
      const sortOrders = yield* patchSortOrders(previous?.sortOrders ?? null, entries, touchedFlags, changedPositions);
      const { countByBrand, usedCategories } = yield* countProducts(entries);
      const brands = context.brands.map((brand) => ({ ...brand, product_count: countByBrand.get(brand.brand_id) ?? 0 }));
      // Filters list these values even if no product has them.
      const offeredValues = { brand: brands.map((brand) => toPlainName(brand.name)), category_id: [...categories.byId.keys()] };
      const filterIndex = yield* filters.finish(offeredValues);
      const phrases = yield* collectPhrases(listPhrases(brands, categories, filterIndex));
      const translatedPhrases = yield* collectPhrases(
        TARGET_LANGUAGES.flatMap((language) => [...listCategoryPhrases(categoriesByLanguage[language], filterIndex)]),
      );
      return {
        version: context.version,
        entries,
        positions,
        sortOrders,
        filterIndex,
        searchIndex: yield* search.finish(listSubjects(usedCategories, brands, categoriesByLanguage, filterIndex)),
        staffWords: context.staffWords,
        phrases,
        translatedPhrases,
        categories,
        categoriesByLanguage,
        brands,
      };
    },
  };
}

function buildTreesByLanguage({ categories: rows, categoryTranslations }: CatalogueContext): Record<Language, CategoryTree> {
  const buildTree = (language: Language) => {
    const texts = language === DEFAULT_LANGUAGE ? null : toTexts(categoryTranslations.filter((row) => row.language === language));
    return buildCategoryTree(rows.map((row) => translateRecord(texts, 'categories', row.category_id, row)));
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, buildTree(language)])) as Record<Language, CategoryTree>;
}

/** The names of a category and its ancestors in the languages in which they have one. */
const listTranslatedNames = (trees: Catalogue['categoriesByLanguage'], category_id: string): TranslatedText[] =>
  TARGET_LANGUAGES.flatMap((language) => {
    const tree = trees[language];
    const path = [
      ...tree.listAncestors(category_id).map((category) => ({ ...category, field: 'parent_categories' as const })),
      ...[tree.byId.get(category_id) ?? []].flat().map((category) => ({ ...category, field: 'category' as const })),
    ];
    return path.flatMap(({ name, untranslated, field }) => (untranslated ? [] : [{ language, field, text: name }]));
  });

/** Names that a query can be about: brands and categories that have products, and attributes of products. */
function listSubjects(
  usedCategories: ReadonlySet<string>,
  brands: readonly Brand[],
  trees: Catalogue['categoriesByLanguage'],
  { sets }: FilterIndex,
): string[] {
  return [
    ...brands.filter(({ product_count }) => product_count > 0).map(({ name }) => toPlainName(name)),
    ...[...usedCategories].flatMap((category_id) => LANGUAGES.flatMap((language) => trees[language].byId.get(category_id)?.name ?? [])),
    ...listAttributes({
      ...(Object.fromEntries(LIST_ATTRIBUTES.map((key) => [key, [...sets[key].keys()]])) as Record<ListAttribute, string[]>),
      ...(Object.fromEntries(SINGLE_ATTRIBUTES.map((key) => [key, [...sets[key].keys()].join(' & ')])) as Record<SingleAttribute, string>),
    }),
  ];
}

/** Keys whose text is new or changed. */
const findChangedKeys = (previousTexts: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([key, text]) => (previousTexts.get(key) === text ? [] : [key]));
/** The texts of brands and categories that cards and search documents copy, by id; those of categories in all languages. */
const mapBrandTexts = (brands: readonly BrandRow[]) => new Map(brands.map(({ brand_id, name }) => [brand_id, name]));
const mapCategoryTexts = (trees: Catalogue['categoriesByLanguage']) =>
  new Map(
    [...trees[DEFAULT_LANGUAGE].byId].map(([category_id, { name }]) => [
      category_id,
      JSON.stringify([name, trees[DEFAULT_LANGUAGE].listAncestors(category_id), listTranslatedNames(trees, category_id)]),
    ]),
  );

/**
 * Ids of products whose rows or copied texts changed; null if everything must be read, because the log of changes begins only at the
 * version `complete_since`.
 */
async function findChangedIds(trx: Transaction<Database>, previous: Catalogue | null, context: CatalogueContext, complete_since: number) {
  if (!previous || previous.version < complete_since) return null;
  const brandIds = findChangedKeys(mapBrandTexts(previous.brands), mapBrandTexts(context.brands));
  const categoryIds = findChangedKeys(mapCategoryTexts(previous.categoriesByLanguage), mapCategoryTexts(buildTreesByLanguage(context)));
  return [
    ...new Set([...(await selectChangedIds(trx, previous.version)), ...(await selectIdsByBrandOrCategory(trx, brandIds, categoryIds))]),
  ];
}

/**
 * Reads the changes since `lastCatalogue`, and returns a function for the remaining work, which needs no database. Reads everything if most
 * words in the search index of `lastCatalogue` belong to deleted texts.
 */
export async function readCatalogue(trx: Transaction<Database>, lastCatalogue: Catalogue | null): Promise<() => Slices<Catalogue>> {
  const previous = lastCatalogue && !hasTooManyUnusedWords(lastCatalogue.searchIndex) ? lastCatalogue : null;
  const { version, complete_since } = await selectVersion(trx);
  const context = {
    version,
    categories: await selectCategories(trx),
    categoryTranslations: await selectTranslations(trx, ['categories']),
    brands: await selectBrands(trx),
    staffWords: await selectStaffWords(trx),
  };
  const changedIds = await findChangedIds(trx, previous, context, complete_since);
  const publishedIds: string[] = [];
  for await (const ids of changedIds ? filterPublished(trx, changedIds) : listPublishedIds(trx)) publishedIds.push(...ids);
  const publishedSet = new Set(publishedIds);
  const removedIds = (changedIds ?? [...(previous?.positions.keys() ?? [])]).filter((product_id) => !publishedSet.has(product_id));
  const plan = assignPositions(previous ? { size: previous.entries.length, positions: previous.positions } : NO_POSITIONS, {
    published: publishedIds,
    unpublished: removedIds,
  });
  const builder = createCatalogueBuilder(context, previous, plan);
  const pauseIfDue = createPacer();
  const placedIds = plan.placedProducts.map(({ product_id }) => product_id);
  for await (const row of readCatalogueRows(trx, placedIds)) {
    const position = plan.positions.get(row.product_id);
    if (position !== undefined) builder.add(row, position);
    await pauseIfDue();
  }
  return () => builder.finish();
}
