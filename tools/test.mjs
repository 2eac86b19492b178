/**
 * `npm test`: everything that says whether the shop works. Gets what it lacks by itself and leaves nothing running.
 * `npm test -- unit e2e` runs only the named steps.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from './audit.mjs';
import { failuresIn } from './failures.mjs';
import { build, environment, install, nodePath, ROOT } from './prepare.mjs';

install();
build();

const node = nodePath();
const scratch = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
const bin = (path) => join(ROOT, 'node_modules', path);

const oneOf = (holds) => (holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const inStorefront = { cwd: join(ROOT, 'storefront') };

/** A command that is one check: it holds or it does not. */
const check = (...args) => ({ run: () => oneOf(command(args)) });

/** The types of routes and of what their loaders give are written by the framework, from the routes as they are now. */
const storefrontTypes = {
  run: () =>
    oneOf(command([bin('@react-router/dev/bin.cjs'), 'typegen'], inStorefront) && command([bin('typescript/bin/tsc'), '-p', 'storefront'])),
};

/** Tests of one vitest project, counted from what the runner itself reports. */
const tests = (project, env = {}) => ({
  run() {
    const report = join(scratch, `${project}.json`);
    const ok = command(
      [bin('vitest/vitest.mjs'), 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env },
    );
    try {
      const result = JSON.parse(readFileSync(report, 'utf8'));
      const { numPassedTests, numFailedTests, numFailedTestSuites } = result;
      const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
      const failures = failuresIn(result, ROOT);
      if (!ok && failures.length === 0) failures.push('The runner failed outside of any test: see above.');
      return { passed: numPassedTests, failed: ok ? failed : Math.max(1, failed), failures };
    } catch {
      return { passed: 0, failed: 1, failures: ['The runner ended without a report: see above.'] };
    }
  },
});

function command(args, { env = {}, cwd = ROOT } = {}) {
  return spawnSync(node, args, { cwd, stdio: 'inherit', env: { ...environment(), ...env } }).status === 0;
}

const STEPS = {
  lint: check(bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'),
  types: check(bin('typescript/bin/tsc'), '-p', '.'),
  'storefront-types': storefrontTypes,
  unit: tests('unit'),
  embedded: tests('embedded', { TEST_ENGINE: 'embedded' }),
  postgres: tests('postgres', { TEST_ENGINE: 'postgres' }),
  e2e: tests('e2e'),
  audit: { run: audit },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  process.stderr.write(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}\n`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
/** Steps that could not be run here: neither passed nor failed, and said. */
const missed = [];
/** What failed, said again at the end: a log of an hour is read from there, and often only its end is kept. */
const ends = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stdout.write(`\n── ${name} ──\n`);
  const begun = Date.now();
  const { passed, failed, notRun, failures = [] } = step.run();
  total.passed += passed;
  total.failed += failed;
  if (notRun) {
    missed.push(`${name} was NOT RUN: ${notRun}`);
    process.stdout.write(`${missed.at(-1)}\n`);
    continue;
  }
  if (failed > 0) ends.push(`${name}: ${failed} failed`, ...failures);
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - begun) / 1000)} s\n`);
}
rmSync(scratch, { recursive: true, force: true });
for (const text of ends) process.stdout.write(`\n${text}\n`);
for (const line of missed) process.stdout.write(`\n${line}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && (total.passed > 0 || missed.length > 0) ? 0 : 1);
