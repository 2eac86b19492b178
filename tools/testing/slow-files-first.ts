import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that start processes or compare whole searches take the longest, even if the files are small. So does import-memory, which collects
 * garbage at each statement: the fewer files ran before in its process, the less memory it has to search.
 */
const SLOW_FILES = [/\/(import-memory|main|mail-flow)\.db\.test\.ts$/, /\.embedded\.test\.ts$/, /\/relevance\//, /\.race\.test\.ts$/];

const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW_FILES.some((pattern) => pattern.test(moduleId));

/**
 * Starts the slow test files first, so that none of them runs alone at the end while the other workers are idle. Without this, vitest starts
 * the largest files first in a fresh clone, because it knows no durations.
 */
export class SlowFilesFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((sorted) => [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]);
  }
}
