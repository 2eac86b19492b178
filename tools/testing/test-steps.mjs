/** The steps of `npm test`: each runs a command and counts passes and failures. */
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { buildEnvironment, buildTestEnvironment, findNode, ROOT } from '../prepare.mjs';
import { runToEnd } from '../run.mjs';
import { audit } from './audit.mjs';
import { listFailures } from './failures.mjs';
import { convertToTestReport } from './journeys-report.mjs';
import { listSlowFiles } from './slow-files.mjs';
import { listSlowest } from './slowest.mjs';

export const SLOWEST_TESTS_MAX = 10;

const MEASURE_COMMAND = join(ROOT, 'tools/testing/measure-command.mjs');

const getPackageFile = (path) => join(ROOT, 'node_modules', path);

/**
 * The phases run one after the other. A phase is a list of sequences of steps: the sequences run in parallel, the steps of a sequence one
 * after the other. Steps that leave the processors idle share a phase: `postgres` uses nine tenths of two processors. `lint` and `types` use
 * only idle time (see `runCheck`), and stand in the first phase because they find the most frequent mistakes.
 */
export const PHASES = [
  [
    ['unit', 'components', 'embedded'],
    ['lint', 'types'],
  ],
  [['postgres'], ['start']],
  [['e2e'], ['audit']],
  [['soak']],
  [['firefox', 'webkit']],
];

/** The phases of a run for some files: one, so that the answer comes soon. */
export const PHASES_FOR_FILES = [
  [
    ['unit', 'components'],
    ['postgres', 'embedded', 'start', 'e2e'],
    ['lint', 'types'],
  ],
];

/** The steps that only `npm test -- all` runs, or a run that names them. In the other steps it also runs the files with `.long.` in their names. */
export const LONG_STEPS = ['soak', 'firefox', 'webkit'];

/** The steps that need the built storefront and back office. */
export const STEPS_WITH_BUILD = ['postgres', 'start', 'e2e', ...LONG_STEPS];

/** Database tests often wait (for processes, queues, deadlines), so one worker more than there are processors keeps the processors busy. */
const DATABASE_WORKERS = `--maxWorkers=${availableParallelism() + 1}`;

/**
 * @param scratch folder for reports
 * @param withLongFiles whether to run the files with `.long.` in their names
 * @param selection for a run for some files: `lintedPaths`, `typedFiles` and `testsByStep`; undefined for all files
 */
export const createSteps = ({ scratch, withLongFiles, selection }) => {
  const lengthEnv = withLongFiles ? { TEST_LENGTH: 'all' } : {};
  const listSelectedTests = (step) => selection?.testsByStep[step] ?? [];
  const createTestStep = (project, options) => (logFile) =>
    runTests({
      scratch,
      project,
      logFile,
      env: { ...lengthEnv, ...options?.env },
      args: [...(options?.args ?? []), ...listSelectedTests(project)],
    });
  return {
    lint: (logFile) => (selection ? lintPaths(scratch, logFile, selection.lintedPaths) : lintAll(scratch, logFile)),
    types: (logFile) => (selection ? checkTypesOf(scratch, logFile, selection.typedFiles) : checkTypes(scratch, logFile)),
    unit: createTestStep('unit'),
    components: createTestStep('components'),
    embedded: createTestStep('embedded', { env: { TEST_ENGINE: 'embedded' }, args: [DATABASE_WORKERS] }),
    // Coverage checks that the tests call every function of each queries.ts. A run of some files cannot call them all.
    postgres: createTestStep('postgres', {
      env: { TEST_ENGINE: 'postgres' },
      args: [DATABASE_WORKERS, ...(selection ? [] : ['--coverage'])],
    }),
    start: createTestStep('start'),
    e2e: (logFile) => runJourneys(scratch, logFile, lengthEnv, listSelectedTests('e2e')),
    audit,
    soak: (logFile) => runSoak(scratch, logFile),
    firefox: (logFile) => runPurchase(scratch, logFile, 'firefox'),
    webkit: (logFile) => runPurchase(scratch, logFile, 'webkit'),
  };
};

/** Enough for hundreds of orders. The growth of the memory takes longer to measure: `npm run soak`. */
const SOAK_MINUTES = 1;

/** With the environment of the shop, because the soak also judges the memory of the server. */
const runSoak = (scratch, logFile) =>
  runCheck(scratch, logFile, [[join(ROOT, 'bench/soak.ts'), '--minutes', String(SOAK_MINUTES)]], { env: buildEnvironment() });

const IN_IDLE_TIME = { priority: constants.priority.PRIORITY_LOW };

const BIOME = getPackageFile('@biomejs/biome/bin/biome');
/** Finds files, exports and dependencies that nothing uses (knip.jsonc). */
const KNIP = getPackageFile('knip/bin/knip.js');
const lintAll = (scratch, logFile) =>
  runCheck(
    scratch,
    logFile,
    [
      [BIOME, 'check', '--error-on-warnings'],
      [KNIP, '--no-config-hints'],
    ],
    IN_IDLE_TIME,
  );

/** Makes Biome accept a list with files of which it knows nothing. */
const IGNORE_OTHER_FILES = ['--files-ignore-unknown=true', '--no-errors-on-unmatched'];
/** Rules for which Biome reads the whole repository, which takes seconds. */
const RULES_ACROSS_FILES = ['suspicious/noImportCycles', 'correctness/noUndeclaredDependencies'];

/** Lints and checks the format of some files and folders only. */
const lintPaths = (scratch, logFile, paths) =>
  runCheck(scratch, logFile, [
    [BIOME, 'lint', '--error-on-warnings', ...RULES_ACROSS_FILES.map((rule) => `--skip=${rule}`), ...IGNORE_OTHER_FILES, ...paths],
    [BIOME, 'format', ...IGNORE_OTHER_FILES, ...paths],
  ]);

/** Generates the types of routes and loaders from the current routes. */
const TYPEGEN = [getPackageFile('@react-router/dev/bin.cjs'), 'typegen', join(ROOT, 'storefront')];

/** Checks the types of all workspaces as one program, so that the contract is checked once. */
const checkTypes = (scratch, logFile) =>
  runCheck(scratch, logFile, [TYPEGEN, [getPackageFile('typescript/bin/tsc'), '-p', '.']], IN_IDLE_TIME);

/** Without a processor time: the compiler's API ends the compiler's process without waiting for it, so its time is not counted. */
async function checkTypesOf(scratch, logFile, files) {
  const result = await runCheck(scratch, logFile, [TYPEGEN, [join(ROOT, 'tools/testing/check-types.mjs'), ...files]]);
  return { ...result, cpu_ms: Number.NaN };
}

/**
 * Runs commands as a step that passes or fails as a whole. Such a step has no timeouts, so it may run with the lowest priority, and then hardly
 * slows the tests beside it.
 */
async function runCheck(scratch, logFile, commands, options) {
  let cpu_ms = 0;
  for (const args of commands) {
    const result = await runCommand(scratch, logFile, args, options);
    cpu_ms += result.cpu_ms;
    if (!result.hasPassed) return { passed: 0, failed: 1, stoppedBy: result.stoppedBy, cpu_ms };
  }
  return { passed: 1, failed: 0, stoppedBy: null, cpu_ms };
}

/** Runs the tests of one vitest project. */
async function runTests({ scratch, project, logFile, env, args }) {
  const report = join(scratch, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitestArgs = [getPackageFile('vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...args];
  const { hasPassed, stoppedBy, cpu_ms } = await runCommand(scratch, logFile, vitestArgs, { env });
  return { ...countTests(hasPassed, report), stoppedBy, cpu_ms };
}

/** Runs the journeys with Playwright, and converts its report. */
async function runJourneys(scratch, logFile, lengthEnv, files) {
  const report = join(scratch, 'e2e.json');
  const args = [getPackageFile('@playwright/test/cli.js'), 'test', '--config=e2e', '--reporter=list,json', ...files];
  const env = { ...lengthEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { hasPassed, stoppedBy, cpu_ms } = await runCommand(scratch, logFile, args, { env });
  return { ...countTests(hasPassed, report, convertToTestReport), stoppedBy, cpu_ms };
}

/** The exit code with which a script says that it cannot run on this machine (EX_TEMPFAIL). */
const NOT_RUN_CODE = 75;

/** Buys in another browser than Chromium. */
async function runPurchase(scratch, logFile, browser) {
  const reasonFile = join(scratch, `${browser}-not-run`);
  const args = [join(ROOT, 'e2e/other-browsers/run.ts'), browser, reasonFile];
  const { code, hasPassed, stoppedBy, cpu_ms } = await runCommand(scratch, logFile, args);
  if (code === NOT_RUN_CODE) return { passed: 0, failed: 0, notRun: readFileSync(reasonFile, 'utf8'), stoppedBy, cpu_ms };
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, stoppedBy, cpu_ms };
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
      // Every file of journeys is slow, because each journey opens a browser.
      slowFiles: convert === convertToTestReport ? [] : listSlowFiles(result, ROOT),
    };
  } catch {
    return { passed: 0, failed: 1, failures: ['The runner ended without a report: see above.'] };
  }
}

let commandCount = 0;

/**
 * Runs a command. Resolves with its exit `code`, whether it succeeded, the signal that this process has passed on to it, or null, and its
 * processor time, which is NaN where the system does not count it. Its output goes to `logFile`, or to the terminal if that is undefined.
 */
async function runCommand(scratch, logFile, args, { env = {}, priority } = {}) {
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  const cpuFile = join(scratch, `cpu-${++commandCount}`);
  const { code, stoppedBy, error } = await runToEnd(findNode(), [MEASURE_COMMAND, cpuFile, findNode(), ...args], {
    cwd: ROOT,
    stdio: [logFile === undefined ? 'inherit' : 'ignore', output, output],
    env: { ...buildTestEnvironment(), ...env },
    priority,
  });
  if (logFile !== undefined) closeSync(output);
  if (error) writeLine(logFile, `The command did not start: ${error.message}`);
  return { code, hasPassed: code === 0, stoppedBy, cpu_ms: readNumber(cpuFile) };
}

function readNumber(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

function writeLine(logFile, line) {
  if (logFile === undefined) process.stdout.write(`${line}\n`);
  else appendFileSync(logFile, `${line}\n`);
}
