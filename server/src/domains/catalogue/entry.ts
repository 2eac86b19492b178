import type { Filter } from '@uruhu/contract/catalogue/filters';
import { type LightProduct, lightProduct } from '@uruhu/contract/catalogue/product';
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import { ATTRIBUTES, type Attribute, mapAttributes } from '@uruhu/contract/product-attributes';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { addToPrices, computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { splitIngredients } from '../../lib/split-ingredients.ts';
import type { SearchDocument, TranslatedText } from '../search/search.ts';
import type { CatalogueRow } from './queries.ts';

/**
 * One product of a snapshot: its card, and the values for lists and sort orders. It is small, because the garbage collector visits the
 * entries of all products.
 */
export type CatalogueEntry = {
  product_id: string;
  /** The product's card in English, as JSON. Its name and category come first, because they differ from language to language. */
  json: string;
  /** The length of the part of `json` that differs. */
  words_length: number;
  name: string;
  /** Its names in other languages; null where it has none. */
  translatedNames: Readonly<Partial<Record<Language, string>>> | null;
  brand_id: string;
  category_id: string;
  /** The name, without accents and capitals, in a form that sorts 2 before 10. */
  name_sort_key: string;
  created_ms: number;
  /** With the cheapest option and size, before any discount. */
  base_price: number;
  /** The price that the card shows and that the shopper pays at least: with the cheapest option and size, after any discount. */
  payablePrice_rwf: number;
  product_rating: number;
  review_count: number;
  in_stock: boolean;
  is_best_seller: boolean;
  is_new_arrival: boolean;
};

/** The categories of a language by id, with their names in it. */
type CategoryNames = { byId: ReadonlyMap<string, { name: string }> };
type CategoriesByLanguage = { categoriesByLanguage: Readonly<Record<Language, CategoryNames>> };

/** The product's card in a language, as JSON. The few words of the language are put into the one text that the catalogue keeps. */
export function formatCard({ categoriesByLanguage }: CategoriesByLanguage, entry: CatalogueEntry, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return entry.json;
  const { category_id } = entry;
  const name = entry.translatedNames?.[language] ?? entry.name;
  const category = { category_id, name: categoriesByLanguage[language].byId.get(category_id)?.name ?? '' };
  return formatWords({ name, category }) + entry.json.slice(entry.words_length);
}

const formatWords = (words: Pick<LightProduct, 'name' | 'category'>) => `${JSON.stringify(words).slice(0, -1)},`;

export const parseCard = (catalogue: CategoriesByLanguage, entry: CatalogueEntry, language: Language): LightProduct =>
  JSON.parse(formatCard(catalogue, entry, language));

const roundToOneDecimal = (value: number) => Math.round(value * 10) / 10;

/** The sort key of a name, see CatalogueEntry. Pads numbers with zeros, so that plain strings, which compare fast, sort 2 before 10. */
const computeSortKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'));

function findTranslatedNames({ translations }: CatalogueRow): CatalogueEntry['translatedNames'] {
  const names = translations.filter(({ field }) => field === 'name').map(({ language, value }) => [language, value] as const);
  return names.length > 0 ? Object.fromEntries(names) : null;
}

export function toEntry(row: CatalogueRow): CatalogueEntry {
  const card = lightProduct.parse({
    product_id: row.product_id,
    name: row.name,
    brand: row.brand,
    image: row.image,
    image_thumbhash: row.image_thumbhash ?? '',
    base_price: row.base_price_rwf,
    discounted_price: row.discounted_price_rwf,
    ...mapAttributes((key) => row[key]),
    product_rating: row.review_count === 0 ? 0 : roundToOneDecimal(row.rating_sum / row.review_count),
    review_count: row.review_count,
    created_at: row.created_at.toISOString(),
    category: { category_id: row.category_id, name: row.category_name },
    in_stock: row.in_stock,
    lowest_additional_price: row.lowest_extra_rwf,
    has_several_prices: row.lowest_extra_rwf < row.highest_extra_rwf,
    has_choices: row.has_choices,
  });
  const { product_id, product_rating, review_count, in_stock, tags, name, category, ...others } = card;
  const words = formatWords({ name, category });
  const lowestPrices = addToPrices(card, row.lowest_extra_rwf);
  return {
    product_id,
    json: words + JSON.stringify({ product_id, product_rating, review_count, in_stock, tags, ...others }).slice(1),
    words_length: words.length,
    name,
    translatedNames: findTranslatedNames(row),
    brand_id: row.brand_id,
    category_id: row.category_id,
    name_sort_key: computeSortKey(row.name),
    created_ms: row.created_at.getTime(),
    base_price: lowestPrices.base_price,
    payablePrice_rwf: computeUnitPrice(lowestPrices),
    product_rating,
    review_count,
    in_stock,
    is_best_seller: tags.includes('BEST SELLER'),
    is_new_arrival: tags.includes('NEW ARRIVAL'),
  };
}

/** The values of an attribute, of which some have at most one. */
const listValues = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value].filter(Boolean) : value);

/** A product's values for each filter, except categories, which come from the tree. */
export const listFilterValues = (row: CatalogueRow): Record<Exclude<Filter, 'category_id'>, readonly string[]> => ({
  ...mapAttributes((key) => listValues(row[key])),
  keywords: row.keywords,
  // Brand names may contain markup; URLs and labels use plain text.
  brand: [toPlainName(row.brand)],
  ingredients: splitIngredients(row.ingredients),
  without: row.free_from,
});

const SEARCHED_ATTRIBUTES = ATTRIBUTES.filter((key): key is Exclude<Attribute, 'tags'> => key !== 'tags');

/** The attributes of a product as search terms; tags are searched apart. */
export const listAttributes = (row: Pick<CatalogueRow, Exclude<Attribute, 'tags'>>): string[] =>
  SEARCHED_ATTRIBUTES.flatMap((key) => {
    const value = row[key];
    if (typeof value === 'string') return value;
    return key === 'skin_type' ? value.map((type) => `${type} skin`) : value;
  });

/** All texts but the name describe the product. The labels of lists do not. */
const toTranslatedText = ({ language, field, value }: CatalogueRow['translations'][number]): TranslatedText => ({
  language,
  field: field === 'name' ? 'name' : 'description',
  text: typeof value === 'string' ? value : value.map((item) => item.value).join(' '),
});

/**
 * The product as a search document. `categoryPath`: the names of its category and that category's ancestors, the direct parent first.
 * `categoryTexts`: these names in other languages.
 */
export function toDocument(
  row: CatalogueRow,
  categoryPath: readonly string[],
  categoryTexts: readonly TranslatedText[] = [],
): SearchDocument {
  const [category = row.category_name, ...parent_categories] = categoryPath;
  const volumes = row.specific_info.filter(({ label }) => label === 'Volume').map(({ value }) => value);
  return {
    product_id: row.product_id,
    name: row.name,
    brand: toPlainName(row.brand),
    keywords: row.keywords,
    tags: row.tags,
    category,
    parent_categories,
    attributes: [...listAttributes(row), ...volumes],
    ingredients: row.ingredients,
    description: row.description,
    translations: [...categoryTexts, ...row.translations.map(toTranslatedText)],
    in_stock: row.in_stock,
    rating: row.review_count === 0 ? 0 : row.rating_sum / row.review_count,
    review_count: row.review_count,
    sold_count: row.sold_count ?? 0,
    created_ms: row.created_at.getTime(),
    price_rwf: computeUnitPrice({ base_price: row.base_price_rwf, discounted_price: row.discounted_price_rwf }) + row.lowest_extra_rwf,
  };
}
