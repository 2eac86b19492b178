/** The kinds of query about the demo shop. Queries of the kind `help` want a page of the shop, not a product. */
export const KINDS = [
  'exact name',
  'brand',
  'category',
  'ingredient',
  'problem',
  'attribute',
  'indirect',
  'one typo',
  'two typos',
  'split or joined',
  'spelling or unit',
  'synonym',
  'French',
  'Kinyarwanda',
  'nonsense',
  'other trades',
  'help',
] as const;
export type Kind = (typeof KINDS)[number];
