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

/** No product answers queries of these kinds. The page answers calls for help. */
export const KINDS_WITHOUT_RESULT: readonly Kind[] = ['nonsense', 'other trades', 'help'];

/** 3: what the query asks for. 2: serves as well. 1: related. Products without a grade count as 0. */
export type Grade = 1 | 2 | 3;

export type JudgedQuery = { query: string; kind: Kind; grades: ReadonlyMap<string, Grade> };
