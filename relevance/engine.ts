/** A search under comparison: the best products' ids, best first. */
export type Engine = { name: string; search(query: string): Promise<string[]> };

/** The measures look at no more results than this. */
export const DEPTH = 50;

/** The same texts for all: what the specification searches, with the ingredients and the category's name. */
export const COMPARED_FIELDS = [
  'name',
  'brand',
  'keywords',
  'tags',
  'category',
  'groups',
  'attributes',
  'ingredients',
  'description',
] as const;
