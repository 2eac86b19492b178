/** `npm run stats` prints the sizes of the code, a row for each workspace. It never fails. `npm run stats -- <folder>` measures another checkout. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { findFilesInCycles } from './cycles.mjs';
import { resolveImport } from './source-imports.mjs';

const ROOT = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const SOURCE = /\.(ts|tsx|mjs)$/;
const DECLARATIONS = /\.d\.m?ts$/;
const TEST = /\.(test|e2e|spec)\.tsx?$|^e2e\/|\/test\//;

const trackedPaths = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
const paths = trackedPaths.filter((path) => SOURCE.test(path) && !DECLARATIONS.test(path) && existsSync(join(ROOT, path)));
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const countLines = (text, start, end) => text.slice(start, end).split('\n').length;

/** Finds declared functions, methods, and functions assigned to a name or property. Functions passed as arguments belong to the outer one. */
function findFunctions(node, found = []) {
  if (Array.isArray(node)) for (const item of node) findFunctions(item, found);
  else if (node && typeof node === 'object' && typeof node.type === 'string') {
    if (node.type === 'FunctionDeclaration' && node.body) found.push(node);
    const valueKey = { VariableDeclarator: 'init', MethodDefinition: 'value', PropertyDefinition: 'value', Property: 'value' }[node.type];
    const value = valueKey && node[valueKey];
    if (value?.body && /^(ArrowFunctionExpression|FunctionExpression)$/.test(value.type)) found.push(value);
    for (const [key, child] of Object.entries(node)) if (key !== 'type' && child && typeof child === 'object') findFunctions(child, found);
  }
  return found;
}

function readSource(path) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const { program, comments, module } = parseSync(path, text, { lang: extname(path) === '.tsx' ? 'tsx' : 'ts' });
  const reexportedModules = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const dynamicImports = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end).replace(/['"`]/g, ''),
  );
  const names = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexportedModules, ...dynamicImports];
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    commentLines: comments.reduce((sum, { start, end }) => sum + countLines(text, start, end), 0),
    functions: findFunctions(program.body).map(({ start, end }) => countLines(text, start, end)),
    imports: names.flatMap((name) => resolveImport(path, name) ?? []),
  };
}

const getPercentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Formats the spread of the numbers as 'median / 95th percentile / largest'. */
function formatSpread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return `${getPercentile(sorted, 0.5)} / ${getPercentile(sorted, 0.95)} / ${sorted.at(-1) ?? 0}`;
}

function describeLargestFolder(files) {
  const counts = new Map();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const [folder, count] = [...counts].sort(([, left], [, right]) => right - left)[0] ?? [];
  return folder === undefined ? '-' : `${count} in ${folder}`;
}

const sources = paths.map(readSource);
const filesInCycles = findFilesInCycles(new Map(sources.map(({ path, imports }) => [path, imports])));

function createRow(name, files) {
  const code = files.filter(({ path }) => !TEST.test(path));
  const tests = files.filter(({ path }) => TEST.test(path));
  const codeLines = sum(code.map(({ lines }) => lines));
  return {
    workspace: name,
    files: code.length,
    'lines of a file': formatSpread(code.map(({ lines }) => lines)),
    functions: sum(code.map(({ functions }) => functions.length)),
    'lines of a function': formatSpread(code.flatMap(({ functions }) => functions)),
    'tests to code': codeLines === 0 ? '-' : (sum(tests.map(({ lines }) => lines)) / codeLines).toFixed(2),
    'comment lines': codeLines === 0 ? '-' : `${Math.round((100 * sum(code.map(({ commentLines }) => commentLines))) / codeLines)} %`,
    'files in cycles': code.filter(({ path }) => filesInCycles.has(path)).length,
    'largest folder': describeLargestFolder(code),
  };
}

const rows = [...workspaces, 'tools'].map((name) =>
  createRow(
    name,
    sources.filter(({ path }) => path.startsWith(`${name}/`)),
  ),
);
const table = [...rows, createRow('all', sources)];
const columns = Object.keys(table[0]);
const formatRow = (cells) => `| ${cells.join(' | ')} |\n`;
process.stdout.write(
  formatRow(columns) + formatRow(columns.map(() => '---')) + table.map((row) => formatRow(columns.map((name) => row[name]))).join(''),
);
