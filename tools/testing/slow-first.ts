import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kinds of files that start processes or compare whole searches. They take the longest, however short their text is. */
const SLOW = [/\.embedded\.test\.ts$/, /\/relevance\//, /\.race\.test\.ts$/];

const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.some((pattern) => pattern.test(moduleId));

/**
 * Starts the slow kinds of test files first, so that none of them runs alone at the end while the other workers are idle. In a fresh clone
 * the runner knows no durations, and would start the largest files first.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((sorted) => [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]);
  }
}
