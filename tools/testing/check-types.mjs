/**
 * Checks the types of some files only: `node check-types.mjs <file>…`. The compiler's own incremental check reads every file again that depends
 * on a changed one, which takes as long as checking all of them.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { ROOT } from '../prepare.mjs';

/** Formats a fault like the compiler: `path:line:column - message`. */
function formatFault(path, { pos, text, code }) {
  const before = readFileSync(path, 'utf8').slice(0, pos).split('\n');
  return `${relative(ROOT, path)}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} - error TS${code}: ${text}`;
}

const config = join(ROOT, 'tsconfig.json');
const api = new API({ cwd: ROOT });
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
const faults = process.argv.slice(2).flatMap((path) => {
  const file = join(ROOT, path);
  const { program } = project;
  // A file outside of the program, such as a script in JavaScript, has no types to check.
  if (program.getSourceFile(file) === undefined) return [];
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((fault) => formatFault(file, fault));
});
api.close();
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
