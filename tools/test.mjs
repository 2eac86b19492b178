/**
 * `npm test` checks whether a change is right. It installs and builds what is missing, and leaves no process running.
 * `npm test -- all` adds what needs minutes. `npm test -- unit e2e` runs only the named steps.
 * `npm test -- <file>…` and `npm test -- --changed` run lint, types and the nearest tests of these files, or of those with uncommitted changes;
 * `npm test -- --changed=<commit>` also those that changed since that commit.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { build, install, ROOT } from './prepare.mjs';
import { createImporterList, listChangedFiles, listRepositoryFiles } from './testing/repository.mjs';
import { selectTests } from './testing/select-tests.mjs';
import { SLOW_FILE_S } from './testing/slow-files.mjs';
import { formatSlowTest, selectSlowest } from './testing/slowest.mjs';
import { isComponentSupport, isLong, listStepsOf, needsBuild } from './testing/test-files.mjs';
import { createSteps, LONG_STEPS, PHASES, PHASES_FOR_FILES, SLOWEST_TESTS_MAX, STEPS_WITH_BUILD } from './testing/test-steps.mjs';

const print = (text) => process.stdout.write(`${text}\n`);
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const STEP_NAMES = PHASES.flat(2);
const CHANGED = /^--changed(?:=(.+))?$/;
const SOURCE = /\.(ts|tsx|mts)$/;
const LISTED_MAX = 8;

/** Returns the path of a named file in the repository. npm runs this script in the root, and says in INIT_CWD where it was called. */
function findNamedPath(arg) {
  const path = [process.env.INIT_CWD ?? '.', ROOT].map((folder) => resolve(folder, arg)).find((candidate) => existsSync(candidate));
  if (path === undefined || relative(ROOT, path).startsWith('..'))
    fail(`There is no step or file ${arg}. The steps are: ${STEP_NAMES.join(', ')}, and all.`);
  return relative(ROOT, path).replaceAll('\\', '/');
}

/** Returns the named or changed files and folders, or undefined if the arguments ask for whole steps. */
function readPaths(args) {
  const changed = args.map((arg) => CHANGED.exec(arg)).find((match) => match);
  try {
    if (changed) return listChangedFiles(changed[1]);
  } catch (error) {
    fail(error.message);
  }
  const named = args.filter((arg) => arg !== 'all' && !STEP_NAMES.includes(arg)).map(findNamedPath);
  return named.length > 0 ? named : undefined;
}

/** Chooses the tests for these files, and the steps that run them: all, or those that are also named. */
function createSelection(paths, namedSteps, withLongFiles) {
  const files = listRepositoryFiles();
  const listImporters = createImporterList(files);
  const { tests, leftOut } = selectTests({ paths, files, listImporters, withLongFiles });
  const lintedPaths = paths.filter((path) => existsSync(join(ROOT, path)));
  const namedFiles = files.filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
  const typedFiles = [...new Set([...namedFiles, ...paths.flatMap(listImporters)])].filter((file) => SOURCE.test(file));
  const isWanted = (step) => namedSteps.length === 0 || namedSteps.includes(step);
  const testsByStep = {};
  for (const test of tests) {
    // The second engine of a test is for the files that are named or changed themselves, and for whole runs.
    const steps = paths.includes(test) ? listStepsOf(test) : listStepsOf(test).slice(-1);
    if (steps.length === 0) fail(`No step runs ${test}: no project of vitest.config.ts or e2e/playwright.config.ts includes it.`);
    for (const step of steps.filter(isWanted)) testsByStep[step] = [...(testsByStep[step] ?? []), test];
  }
  const checks = [...(lintedPaths.length > 0 ? ['lint'] : []), ...(typedFiles.length > 0 ? ['types'] : [])].filter(isWanted);
  return { lintedPaths, typedFiles, leftOut, testsByStep, steps: [...checks, ...Object.keys(testsByStep)] };
}

function printSelection({ testsByStep, leftOut }, paths) {
  print(`For ${paths.length === 1 ? paths[0] : `${paths.length} files`}:`);
  for (const [step, tests] of Object.entries(testsByStep)) print(`  ${step}: ${tests.join(' ')}`);
  print('Not run, because they use the whole shop or take minutes: other journeys, starts, rendered pages and long files.');
  if (leftOut.length > 0) {
    const others = leftOut.length > LISTED_MAX ? ` and ${leftOut.length - LISTED_MAX} others` : '';
    print(`Not run, because they only concern files that import a named one: ${leftOut.slice(0, LISTED_MAX).join(' ')}${others}`);
  }
  if (paths.some(isComponentSupport))
    print('Component tests share the files of admin/test, contract/test and storefront/test. `npm test -- components` runs them all.');
}

const args = process.argv.slice(2);
const paths = readPaths(args);
if (paths?.length === 0) {
  print('No file has changed.');
  process.exit(0);
}
const isAll = args.includes('all');
const namedSteps = args.filter((arg) => STEP_NAMES.includes(arg));
const selection = paths && createSelection(paths, namedSteps, isAll);
if (selection?.steps.length === 0) {
  if (namedSteps.length > 0) fail(`No step is left to run: these files have nothing for ${namedSteps.join(', ')}.`);
  print('No step concerns the changed files.');
  process.exit(0);
}
const isChosen = (step) => {
  if (selection) return selection.steps.includes(step);
  return namedSteps.length > 0 ? namedSteps.includes(step) : isAll || !LONG_STEPS.includes(step);
};
const phases = (selection ? PHASES_FOR_FILES : PHASES).map((phase) =>
  phase.map((sequence) => sequence.filter(isChosen)).filter((sequence) => sequence.length > 0),
);

await install('all');
if (selection) printSelection(selection, paths);
const selectedTests = Object.values(selection?.testsByStep ?? {}).flat();
if (selection ? selectedTests.some(needsBuild) : STEPS_WITH_BUILD.some(isChosen)) await build();

const scratch = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
const steps = createSteps({ scratch, withLongFiles: isAll || selectedTests.some(isLong), selection });

const countSecondsSince = (started_ms) => Math.round((Date.now() - started_ms) / 1000);

/** Runs a step. If other steps run at the same time, prints the output of this step in one piece after it has ended. */
async function runStep(name, isAlone) {
  const logFile = isAlone ? undefined : join(scratch, `${name}.log`);
  if (isAlone) print(`\n── ${name} ──`);
  const started_ms = Date.now();
  const result = rejectEmptyStep(await steps[name](logFile));
  const took_s = countSecondsSince(started_ms);
  if (!isAlone) print(`\n── ${name} ──\n${readLog(logFile)}`);
  const outcome = result.notRun ? `${name} was NOT RUN: ${result.notRun}` : `${name}: ${result.passed} passed, ${result.failed} failed`;
  print(`${outcome} in ${took_s} s`);
  return { name, took_s, outcome, failures: [], slowest: [], slowFiles: [], ...result };
}

/** Fails a step in which nothing passed or failed, and which does not say why it did not run: it has tested nothing. */
function rejectEmptyStep(result) {
  const isEmpty = !result.notRun && !result.stoppedBy && result.passed === 0 && result.failed === 0;
  return isEmpty ? { ...result, failed: 1, failures: ['No test ran.'] } : result;
}

function readLog(logFile) {
  try {
    return readFileSync(logFile, 'utf8').trimEnd();
  } catch {
    return '';
  }
}

/** Runs steps one after the other, until one is stopped by a signal. */
async function runSequence(sequence, isAlone) {
  const sequenceResults = [];
  for (const name of sequence) {
    const result = await runStep(name, isAlone);
    sequenceResults.push(result);
    if (result.stoppedBy) break;
  }
  return sequenceResults;
}

const started_ms = Date.now();
const results = [];
for (const sequences of phases) {
  if (sequences.length > 1) print(`\n── in parallel: ${sequences.map((sequence) => sequence.join(' then ')).join(', ')} ──`);
  results.push(...(await Promise.all(sequences.map((sequence) => runSequence(sequence, sequences.length === 1)))).flat());
  // Only now, so that no process of the phase is left running.
  const stopped = results.find(({ stoppedBy }) => stoppedBy);
  if (stopped) process.exit(128 + constants.signals[stopped.stoppedBy]);
}

// Repeats the failures at the end, because readers start at the end of a log.
for (const { name, failed, failures } of results) {
  if (failed > 0) print(`\n${name}: ${failed} failed${failures.map((text) => `\n\n${text}`).join('')}`);
}
const slowest = selectSlowest(
  results.flatMap((result) => result.slowest),
  SLOWEST_TESTS_MAX,
);
if (slowest.length > 0) print(`\nThe slowest tests:\n${slowest.map(formatSlowTest).join('\n')}`);
const slowFiles = results.flatMap((result) => result.slowFiles);
if (slowFiles.length > 0)
  print(`\nTest files slower than ${SLOW_FILE_S} s, whose head comments say why:\n${slowFiles.map(formatSlowTest).join('\n')}`);
print(`\nThe steps, ${countSecondsSince(started_ms)} s together, and their processor time:`);
/** Formats the processor time, which is not known for every step and system. */
const formatCpu = ({ cpu_ms }) => (cpu_ms > 0 ? `${String(Math.round(cpu_ms / 1_000)).padStart(6)} s` : ' '.repeat(8));
for (const result of results) print(`${String(result.took_s).padStart(6)} s ${formatCpu(result)}  ${result.outcome}`);
const sumResults = (key) => results.reduce((sum, result) => sum + result[key], 0);
print(`\n${sumResults('passed')} passed, ${sumResults('failed')} failed`);
process.exit(sumResults('failed') === 0 ? 0 : 1);
