/** Lists the files of the repository, those that changed, and who imports a file. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { listImports } from '../source-imports.mjs';

const SOURCE = /\.(ts|tsx|mjs|mts)$/;

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
const gitPaths = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

export const listRepositoryFiles = () =>
  [...new Set(gitPaths('ls-files', '-co', '--exclude-standard'))].filter((path) => existsSync(join(ROOT, path)));

/**
 * Lists uncommitted changes, and with `commit` also those since the branch left that commit. Deleted files are among them.
 *
 * @throws Error with a message for the developer, if git does not know the commit.
 */
export function listChangedFiles(commit = 'HEAD') {
  let base;
  try {
    base = git('merge-base', commit, 'HEAD').trim();
  } catch (error) {
    throw new Error(`git cannot tell what changed since ${commit}: ${error.stderr?.trim() || error.message}`);
  }
  return [...new Set([...gitPaths('diff', '--name-only', base), ...gitPaths('ls-files', '-o', '--exclude-standard')])].sort();
}

/** Returns a function that lists the files which import a file directly. It reads all sources once. */
export function createImporterList(files) {
  const importersByFile = new Map();
  for (const file of files.filter((path) => SOURCE.test(path))) {
    for (const imported of listImports(file, readFileSync(join(ROOT, file), 'utf8')))
      importersByFile.set(imported, [...(importersByFile.get(imported) ?? []), file]);
  }
  return (path) => importersByFile.get(path) ?? [];
}
