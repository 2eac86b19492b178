import { expect, test } from 'vitest';
import { findFileProblem } from './upload-file.ts';

const createFile = (name: string, size: number) => ({ name, size }) as File;

test('a file that the shop would refuse is refused before it is sent', () => {
  expect(findFileProblem(createFile('list.xlsx', 10), null)).toContain('CSV UTF-8');
  expect(findFileProblem(createFile('list.csv', 0), null)).toBe('This file is empty.');
  expect(findFileProblem(createFile('list.csv', 100_000_001), null)).toContain('100 MB');
  expect(findFileProblem(createFile('list.csv', 10), createFile('a.zip', 200_000_001))).toContain('200 MB');
  expect(findFileProblem(createFile('list.csv', 10), createFile('a.zip', 10))).toBe('');
});
