/** The steps of `npm test`: each runs a command and counts passes and failures. */
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { buildTestEnvironment, findNode, ROOT } from '../prepare.mjs';
import { runToEnd } from '../run.mjs';
import { audit } from './audit.mjs';
import { listFailures } from './failures.mjs';
import { convertToTestReport } from './journeys-report.mjs';
import { listSlowest } from './slowest.mjs';

export const SLOWEST_TESTS_MAX = 10;

const getPackageFile = (path) => join(ROOT, 'node_modules', path);
const storefront = join(ROOT, 'storefront');

/**
 * The phases run one after the other. A phase is a list of sequences of steps: the sequences run in parallel, the steps of a sequence one
 * after the other. Steps that leave the processors idle share a phase: `postgres` uses nine tenths of two processors, and `start` two thirds.
 * `embedded` keeps two processors busy: beside `postgres` it took 497 s, one after the other 418 s. `e2e` leaves a seventh idle, which the
 * checks use (see `runCheck`).
 */
export const PHASES = [
  [['unit', 'embedded']],
  [['postgres'], ['start']],
  [['e2e'], ['lint', 'types', 'storefront-types', 'admin-types', 'audit']],
];

/** Database tests often wait (for processes, queues, deadlines), so one worker more than there are processors keeps the processors busy. */
const DATABASE_WORKERS = `--maxWorkers=${availableParallelism() + 1}`;

/**
 * @param scratch folder for reports
 * @param changedArgs arguments of the test runner that choose the tests which a change touches; empty for all tests
 */
export const createSteps = (scratch, changedArgs) => {
  const createTestStep = (project, options) => (logFile) =>
    runTests({ scratch, project, logFile, ...options, args: [...(options?.args ?? []), ...changedArgs] });
  return {
    lint: (logFile) => runCheck(logFile, [getPackageFile('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']),
    types: (logFile) => runCheck(logFile, [getPackageFile('typescript/bin/tsc'), '-p', '.']),
    'storefront-types': checkStorefrontTypes,
    'admin-types': (logFile) => runCheck(logFile, [getPackageFile('typescript/bin/tsc'), '-p', 'admin']),
    unit: createTestStep('unit'),
    embedded: createTestStep('embedded', { env: { TEST_ENGINE: 'embedded' }, args: [DATABASE_WORKERS] }),
    // Coverage checks that the tests call every function of each queries.ts. A run of changed tests cannot call them all.
    postgres: createTestStep('postgres', {
      env: { TEST_ENGINE: 'postgres' },
      args: [DATABASE_WORKERS, ...(changedArgs.length > 0 ? [] : ['--coverage'])],
    }),
    start: createTestStep('start'),
    e2e: (logFile) => runJourneys(scratch, logFile, changedArgs),
    audit,
  };
};

/**
 * Runs a step that passes or fails as a whole. Such a step has no timeouts, so it runs with the lowest priority, and hardly slows the tests
 * beside it.
 */
async function runCheck(logFile, args, options) {
  const { hasPassed, stoppedBy } = await runCommand(logFile, args, { ...options, priority: constants.priority.PRIORITY_LOW });
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, stoppedBy };
}

/** Generates the types of routes and loaders from the current routes. */
async function checkStorefrontTypes(logFile) {
  const generated = await runCheck(logFile, [getPackageFile('@react-router/dev/bin.cjs'), 'typegen'], { cwd: storefront });
  return generated.failed > 0 ? generated : await runCheck(logFile, [getPackageFile('typescript/bin/tsc'), '-p', 'storefront']);
}

/** Runs the tests of one vitest project. */
async function runTests({ scratch, project, logFile, env = {}, args = [] }) {
  const report = join(scratch, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitestArgs = [getPackageFile('vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...args];
  const { hasPassed, stoppedBy } = await runCommand(logFile, vitestArgs, { env });
  return { ...countTests(hasPassed, report), stoppedBy };
}

/** Runs the journeys with Playwright, and converts its report. */
async function runJourneys(scratch, logFile, changedArgs) {
  const report = join(scratch, 'e2e.json');
  const args = ['test', '--config=e2e', '--reporter=list,json', ...changedArgs.map((arg) => arg.replace('--changed', '--only-changed'))];
  const { hasPassed, stoppedBy } = await runCommand(logFile, [getPackageFile('@playwright/test/cli.js'), ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return { ...countTests(hasPassed, report, convertToTestReport), stoppedBy };
}

/** Reads counts and failures from the report of vitest or Playwright. `hasPassed`: whether the runner exited with 0. */
function countTests(hasPassed, report, convert = (testReport) => testReport) {
  try {
    const result = convert(JSON.parse(readFileSync(report, 'utf8')));
    const { numPassedTests, numFailedTests, numFailedTestSuites } = result;
    const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
    const failures = listFailures(result, ROOT);
    if (!hasPassed && failures.length === 0) failures.push('The runner failed outside of any test: see above.');
    return {
      passed: numPassedTests,
      failed: hasPassed ? failed : Math.max(1, failed),
      failures,
      slowest: listSlowest(result, ROOT, SLOWEST_TESTS_MAX),
    };
  } catch {
    return { passed: 0, failed: 1, failures: ['The runner ended without a report: see above.'] };
  }
}

/**
 * Runs a command. Resolves with whether it succeeded, and with the signal that this process has passed on to it, or null. Its output goes to
 * `logFile`, or to the terminal if that is undefined.
 */
async function runCommand(logFile, args, { env = {}, cwd = ROOT, priority } = {}) {
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  const { code, stoppedBy, error } = await runToEnd(findNode(), args, {
    cwd,
    stdio: [logFile === undefined ? 'inherit' : 'ignore', output, output],
    env: { ...buildTestEnvironment(), ...env },
    priority,
  });
  if (logFile !== undefined) closeSync(output);
  if (error) writeLine(logFile, `The command did not start: ${error.message}`);
  return { hasPassed: code === 0, stoppedBy };
}

function writeLine(logFile, line) {
  if (logFile === undefined) process.stdout.write(`${line}\n`);
  else appendFileSync(logFile, `${line}\n`);
}
