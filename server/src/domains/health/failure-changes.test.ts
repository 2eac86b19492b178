import { expect, test } from 'vitest';
import { listFailureChanges } from './failure-changes.ts';

const DAY_S = 86_400;
/** A failure that was reported with this count. */
const createReported = (count: number, age_s = 60) => [{ event: 'mail_refused', count, age_s }];
const createFound = (count: number) => [{ event: 'mail_refused' as const, count }];

test.each([
  ['a new failure is reported', [], createFound(2), ['begun', 2]],
  ['a growing failure is reported', createReported(2), createFound(3), ['grown', 3]],
  ['an unchanged failure is not reported', createReported(2), createFound(2), undefined],
  ['a shrinking failure is not reported', createReported(3), createFound(2), undefined],
  ['a failure is reported again after a day', createReported(2, DAY_S), createFound(2), ['still', 2]],
  ['the end of a failure is reported', createReported(2), [], ['over', 0]],
  ['without a failure nothing is reported', [], [], undefined],
] as const)('%s', (_, reported, found, expected) => {
  expect(listFailureChanges(reported, found).map(({ change, count }) => [change, count])[0]).toEqual(expected);
});
