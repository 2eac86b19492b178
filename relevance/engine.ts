/** A search in the comparison. `search` returns ids of products, best first. */
export type Engine = { name: string; search(query: string): Promise<string[]> };

/** The measures use at most this many results of a query. */
export const RESULTS_MAX = 50;

/** Every search gets the same texts: the fields that the specification searches, the ingredients and the names of categories. */
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
