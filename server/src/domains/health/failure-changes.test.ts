import { expect, test } from 'vitest';
import { listFailureChanges } from './failure-changes.ts';

const DAY_S = 86_400;
/** The failures of the last report: one kind of failure, reported with this count. */
const createReportedFailures = (count: number, age_s = 60) => [{ event: 'mail_refused', count, age_s }];
const createCurrentFailures = (count: number) => [{ event: 'mail_refused' as const, count }];

test.each([
  ['a new failure is reported', [], createCurrentFailures(2), ['begun', 2]],
  ['a growing failure is reported', createReportedFailures(2), createCurrentFailures(3), ['grown', 3]],
  ['an unchanged failure is not reported', createReportedFailures(2), createCurrentFailures(2), undefined],
  ['a shrinking failure is not reported', createReportedFailures(3), createCurrentFailures(2), undefined],
  ['a failure is reported again after a day', createReportedFailures(2, DAY_S), createCurrentFailures(2), ['still', 2]],
  ['the end of a failure is reported', createReportedFailures(2), [], ['over', 0]],
  ['without a failure nothing is reported', [], [], undefined],
] as const)('%s', (_, reportedFailures, currentFailures, expectedChangeAndCount) => {
  expect(listFailureChanges(reportedFailures, currentFailures).map(({ change, count }) => [change, count])[0]).toEqual(
    expectedChangeAndCount,
  );
});
