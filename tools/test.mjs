/**
 * `npm test`: runs every check of the shop. It installs what is missing, and leaves no process running.
 * `npm test -- unit e2e` runs only the named steps. `npm test -- --changed` runs lint, types and the tests that uncommitted
 * changes touch; `npm test -- --changed=<commit>` also those that changes since that commit touch.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './prepare.mjs';
import { formatSlow, longest } from './slowest.mjs';
import { createSteps, ROUNDS, SLOWEST } from './test-steps.mjs';

const NOT_KNOWN = `Journeys and starts drive the whole shop, so nothing says which of them a change touches: the steps e2e and start ran only
files that changed or that import what changed. After a change to a screen, a call or the start, run: npm test -- e2e start`;

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

const say = (text) => process.stdout.write(`${text}\n`);
const seconds = (begun_ms) => Math.round((Date.now() - begun_ms) / 1000);

/** Shows the output of a parallel step in one piece, after the step has ended. */
async function runStep(name, isAlone) {
  const log = isAlone ? undefined : join(scratch, `${name}.log`);
  if (isAlone) say(`\n── ${name} ──`);
  const begun_ms = Date.now();
  const result = await steps[name](log);
  const took_s = seconds(begun_ms);
  if (!isAlone) say(`\n── ${name} ──\n${readLog(log)}`);
  const outcome = result.notRun ? `${name} was NOT RUN: ${result.notRun}` : `${name}: ${result.passed} passed, ${result.failed} failed`;
  say(`${outcome} in ${took_s} s`);
  return { name, took_s, outcome, failures: [], slowest: [], ...result };
}

function readLog(log) {
  try {
    return readFileSync(log, 'utf8').trimEnd();
  } catch {
    return '';
  }
}

const begun_ms = Date.now();
const results = [];
for (const round of ROUNDS) {
  const wanted = round.filter((name) => named.length === 0 || named.includes(name));
  if (wanted.length > 1) say(`\n── side by side: ${wanted.join(', ')} ──`);
  results.push(...(await Promise.all(wanted.map((name) => runStep(name, wanted.length === 1)))));
}

// Repeats the failures at the end, because readers start at the end of a log.
for (const { name, failed, failures } of results) {
  if (failed > 0) say(`\n${name}: ${failed} failed${failures.map((text) => `\n\n${text}`).join('')}`);
}
const slowest = longest(
  results.flatMap((result) => result.slowest),
  SLOWEST,
);
if (slowest.length > 0) say(`\nThe slowest tests:\n${slowest.map(formatSlow).join('\n')}`);
say(`\nThe steps, ${seconds(begun_ms)} s together:`);
for (const { took_s, outcome } of results) say(`${String(took_s).padStart(6)} s  ${outcome}`);
if (changed.length > 0) say(`\n${NOT_KNOWN}`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
say(`\n${total('passed')} passed, ${total('failed')} failed`);
const isRun = total('passed') > 0 || changed.length > 0 || results.some(({ notRun }) => notRun);
process.exit(total('failed') === 0 && isRun ? 0 : 1);
