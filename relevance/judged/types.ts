export const KINDS = [
  'exact name',
  'brand',
  'category',
  'ingredient',
  'problem',
  'attribute',
  'one typo',
  'two typos',
  'split or joined',
  'synonym',
  'French',
  'Kinyarwanda',
  'nonsense',
] as const;
export type Kind = (typeof KINDS)[number];

/** 3: what was asked for. 2: serves as well. 1: near. Products that are not named: 0. */
export type Grade = 1 | 2 | 3;

export type Judged = { query: string; kind: Kind; grades: ReadonlyMap<string, Grade> };
