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

/** Nothing in the shop answers these. What asks for help is for the page to answer, not for the products. */
export const UNSOLD: readonly Kind[] = ['nonsense', 'other trades', 'help'];

/** 3: what was asked for. 2: serves as well. 1: near. Products that are not named: 0. */
export type Grade = 1 | 2 | 3;

export type Judged = { query: string; kind: Kind; grades: ReadonlyMap<string, Grade> };
