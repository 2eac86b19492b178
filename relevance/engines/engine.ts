/** A search in the comparison. `search` returns ids of products, best first. */
export type Engine = { name: string; search(query: string): Promise<string[]> };

/** The measures use at most this many results of a query. */
export const RESULTS_MAX = 50;

/** Every compared search gets the same fields: those that the specification names, the ingredients, the attributes and the category names. */
export const COMPARED_FIELDS = [
  'name',
  'brand',
  'keywords',
  'tags',
  'category',
  'parent_categories',
  'attributes',
  'ingredients',
  'description',
] as const;

/** The weight of each field: from the specification or, if it gives the field none, from the shop's own search. */
export const COMPARED_WEIGHTS: Record<(typeof COMPARED_FIELDS)[number], number> = {
  brand: 15,
  name: 12,
  category: 10,
  keywords: 9,
  tags: 6,
  attributes: 6,
  parent_categories: 5,
  ingredients: 4,
  description: 2,
};
