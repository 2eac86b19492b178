/** The kinds of product of the generated shop, from shop-words.json. It has no facial skin care, which the demo shop sells. */
import shopWords from './shop-words.json' with { type: 'json' };

export const splitWords = (text: string): string[] => text.split(' ');
export const splitList = (text: string): string[] => text.split(/[,;] /).filter(Boolean);

export type ProductType = {
  department: string;
  /** As written in the name of a product. */
  name: string;
  category: string;
  /** The lowest and highest price in thousands of francs. */
  prices_krwf: readonly number[];
  sizes: readonly string[];
  attributes: readonly string[];
  ingredients: readonly string[];
};

/** By their INCI names, the international names on labels. Some share words: 'hydrolyzed keratin' must not match 'Hydrolyzed Silk'. */
const ingredientsByDepartment: Record<string, string[]> = Object.fromEntries(
  Object.entries(shopWords.ingredients).map(([department, own]) => {
    const base = department === 'Nails' || department === 'Tools' ? [] : splitList(shopWords.baseIngredients);
    return [department, [...base, ...splitList(own)]];
  }),
);
export const ALL_INGREDIENTS: readonly string[] = [...new Set(Object.values(ingredientsByDepartment).flat())];

export const PRODUCT_TYPES: readonly ProductType[] = shopWords.productTypes.flatMap(({ department, attributes, sizes, types }) =>
  types.map((type) => ({
    ...type,
    department,
    sizes: splitList(sizes),
    attributes: splitList(attributes),
    ingredients: ingredientsByDepartment[department] ?? [],
  })),
);

export function findType(name: string): ProductType {
  const type = PRODUCT_TYPES.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`no type ${name}`);
  return type;
}

const splitName = ({ name }: ProductType): string[] => splitWords(name.toLowerCase());
/** Lists the types whose name has all words of the name of `type`, and more. For 'Cream', these are 'Hair Cream', 'Hand Cream' and 'Foot Cream'. */
export const listNarrowerTypes = (type: ProductType): ProductType[] =>
  PRODUCT_TYPES.filter((other) => other !== type && splitName(type).every((word) => splitName(other).includes(word)));
