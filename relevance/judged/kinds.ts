/** The kinds of query about the demo shop. The page answers calls for help. */
export const KINDS = [
  'exact name',
  'brand',
  'category',
  'ingredient',
  'problem',
  'attribute',
  'relational',
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
