/**
 * The two halves of a judged set. Developers tune the search by the tuning half. The reporting half only reports numbers, and nothing is
 * tuned to it.
 */
import { createHash } from 'node:crypto';
import type { JudgedQuery } from './types.ts';

export const HALVES = ['tuning', 'reporting'] as const;
export type Half = (typeof HALVES)[number];

/** Chooses the half by a hash of the query, so that a query stays in its half when others are added. */
export const chooseHalf = ({ query }: JudgedQuery): Half =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'reporting';

export const selectHalf = (queries: readonly JudgedQuery[], half: Half): JudgedQuery[] =>
  queries.filter((judged) => chooseHalf(judged) === half);
