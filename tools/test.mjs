/**
 * `npm test` runs every check of the shop. It installs what is missing, and leaves no process running.
 * `npm test -- unit e2e` runs only the named steps. `npm test -- --changed` runs lint, types and the tests that uncommitted
 * changes touch; `npm test -- --changed=<commit>` also those that changes since that commit touch.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './prepare.mjs';
import { formatSlowTest, selectSlowest } from './testing/slowest.mjs';
import { createSteps, PHASES, SLOWEST_TESTS_MAX } from './testing/test-steps.mjs';

const NOTE_ON_CHANGED = `The tests of the steps e2e and start start the whole shop instead of importing its files, so the runner cannot tell which of them a
change affects. It ran only those of them that changed or that import changed files. After a change to a screen, a call or the start, run:
npm test -- e2e start`;

await install('all');
await build();

const args = process.argv.slice(2);
const changedArgs = args.filter((arg) => /^--changed(=|$)/.test(arg));
const namedSteps = args.filter((arg) => !changedArgs.includes(arg));
const scratch = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
const steps = createSteps(scratch, changedArgs);
const unknownSteps = namedSteps.filter((name) => !(name in steps));
if (unknownSteps.length > 0) {
  process.stderr.write(`No such step: ${unknownSteps.join(', ')}. There are: ${Object.keys(steps).join(', ')}\n`);
  process.exit(1);
}

const print = (text) => process.stdout.write(`${text}\n`);
const countSecondsSince = (started_ms) => Math.round((Date.now() - started_ms) / 1000);

/** Runs a step. If other steps run at the same time, prints the output of this step in one piece after it has ended. */
async function runStep(name, isAlone) {
  const logFile = isAlone ? undefined : join(scratch, `${name}.log`);
  if (isAlone) print(`\n── ${name} ──`);
  const started_ms = Date.now();
  const result = await steps[name](logFile);
  const took_s = countSecondsSince(started_ms);
  if (!isAlone) print(`\n── ${name} ──\n${readLog(logFile)}`);
  const outcome = result.notRun ? `${name} was NOT RUN: ${result.notRun}` : `${name}: ${result.passed} passed, ${result.failed} failed`;
  print(`${outcome} in ${took_s} s`);
  return { name, took_s, outcome, failures: [], slowest: [], ...result };
}

function readLog(logFile) {
  try {
    return readFileSync(logFile, 'utf8').trimEnd();
  } catch {
    return '';
  }
}

const chooseSteps = (sequence) => sequence.filter((name) => namedSteps.length === 0 || namedSteps.includes(name));

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
for (const phase of PHASES) {
  const sequences = phase.map(chooseSteps).filter((sequence) => sequence.length > 0);
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
print(`\nThe steps, ${countSecondsSince(started_ms)} s together:`);
for (const { took_s, outcome } of results) print(`${String(took_s).padStart(6)} s  ${outcome}`);
if (changedArgs.length > 0) print(`\n${NOTE_ON_CHANGED}`);
const sumResults = (key) => results.reduce((sum, result) => sum + result[key], 0);
print(`\n${sumResults('passed')} passed, ${sumResults('failed')} failed`);
/** A full run in which no test passed and no step says why it did not run has tested nothing, so it fails. */
const hasTested = sumResults('passed') > 0 || changedArgs.length > 0 || results.some(({ notRun }) => notRun);
process.exit(sumResults('failed') === 0 && hasTested ? 0 : 1);
