/**
 * `npm test`: runs every check of the shop. It installs what is missing, and leaves no process running.
 * `npm test -- unit e2e` runs only the named steps. `npm test -- --changed` runs lint, types and the tests that uncommitted
 * changes touch; `npm test -- --changed=<commit>` also those that changes since that commit touch.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './prepare.mjs';
import { formatSlow, takeLongest } from './testing/slowest.mjs';
import { createSteps, ROUNDS, SLOWEST } from './testing/test-steps.mjs';

const CHANGED_NOTE = `Journeys and starts use the whole shop, so the runner cannot tell which of them a change affects. The steps e2e and start ran
only files that changed or that import changed files. After a change to a screen, a call or the start, run: npm test -- e2e start`;

await install('all');
await build();

const args = process.argv.slice(2);
const changed = args.filter((arg) => /^--changed(=|$)/.test(arg));
const named = args.filter((arg) => !changed.includes(arg));
const scratch = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
const steps = createSteps(scratch, changed);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}\n`);
  process.exit(1);
}

const print = (text) => process.stdout.write(`${text}\n`);
const countSecondsSince = (started_ms) => Math.round((Date.now() - started_ms) / 1000);

/** Shows the output of a step beside others in one piece, after the step has ended. */
async function runStep(name, isAlone) {
  const log = isAlone ? undefined : join(scratch, `${name}.log`);
  if (isAlone) print(`\n── ${name} ──`);
  const started_ms = Date.now();
  const result = await steps[name](log);
  const took_s = countSecondsSince(started_ms);
  if (!isAlone) print(`\n── ${name} ──\n${readLog(log)}`);
  const outcome = result.notRun ? `${name} was NOT RUN: ${result.notRun}` : `${name}: ${result.passed} passed, ${result.failed} failed`;
  print(`${outcome} in ${took_s} s`);
  return { name, took_s, outcome, failures: [], slowest: [], ...result };
}

function readLog(log) {
  try {
    return readFileSync(log, 'utf8').trimEnd();
  } catch {
    return '';
  }
}

const chooseSteps = (lane) => lane.filter((name) => named.length === 0 || named.includes(name));

async function runLane(lane, isAlone) {
  const laneResults = [];
  for (const name of lane) laneResults.push(await runStep(name, isAlone));
  return laneResults;
}

const started_ms = Date.now();
const results = [];
for (const round of ROUNDS) {
  const lanes = round.map(chooseSteps).filter((lane) => lane.length > 0);
  if (lanes.length > 1) print(`\n── in parallel: ${lanes.map((lane) => lane.join(' then ')).join(', ')} ──`);
  results.push(...(await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))).flat());
}

// Repeats the failures at the end, because readers start at the end of a log.
for (const { name, failed, failures } of results) {
  if (failed > 0) print(`\n${name}: ${failed} failed${failures.map((text) => `\n\n${text}`).join('')}`);
}
const slowest = takeLongest(
  results.flatMap((result) => result.slowest),
  SLOWEST,
);
if (slowest.length > 0) print(`\nThe slowest tests:\n${slowest.map(formatSlow).join('\n')}`);
print(`\nThe steps, ${countSecondsSince(started_ms)} s together:`);
for (const { took_s, outcome } of results) print(`${String(took_s).padStart(6)} s  ${outcome}`);
if (changed.length > 0) print(`\n${CHANGED_NOTE}`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
print(`\n${total('passed')} passed, ${total('failed')} failed`);
const isRun = total('passed') > 0 || changed.length > 0 || results.some(({ notRun }) => notRun);
process.exit(total('failed') === 0 && isRun ? 0 : 1);
