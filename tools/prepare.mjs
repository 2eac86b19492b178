/** Installs and builds what `npm start` and `npm test` need. Plain JavaScript without dependencies, so it runs on any Node ≥ 20. */
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './run.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NODE_MAJOR = 24;
const IS_NODE_TOO_OLD = Number(process.versions.node.split('.')[0]) < NODE_MAJOR;
const getRootPath = (...path) => join(ROOT, ...path);
const NODE_FOLDER = getRootPath('tools', 'node');

function fail(message, code = 1) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Runs a command and shows its output. If it fails, this process exits with its code; after a signal, with the code for that signal. */
async function run(title, command, args, options = {}) {
  const { code, error, stoppedBy } = await runToEnd(command, args, { cwd: ROOT, ...options });
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  if (code !== 0) fail(`${title} failed${error ? `: ${error.message}` : ''}`, code || 1);
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const LOCK_FILE = getRootPath('.cache', 'preparing');
const LOCK_POLL_MS = 500;

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Reads the pid of the process that holds the lock, or null when that process has just released it. */
function readLockHolder() {
  try {
    return Number(readFileSync(LOCK_FILE, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs `work` under a lock, because two processes must not install or build into the same folder at once. */
async function withLock(work) {
  mkdirSync(dirname(LOCK_FILE), { recursive: true });
  const pidFile = `${LOCK_FILE}.${process.pid}`;
  writeFileSync(pidFile, String(process.pid));
  for (;;) {
    try {
      // Creates the lock together with its content, and fails if it exists.
      linkSync(pidFile, LOCK_FILE);
      rmSync(pidFile);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readLockHolder();
    // Removes the lock of a killed process. It may contain the pid of this process, because pids start from 1 in each container.
    if (holder && (holder === process.pid || !isAlive(holder))) rmSync(LOCK_FILE, { force: true });
    else await pause(LOCK_POLL_MS);
  }
  process.once('exit', unlock);
  await work();
  unlock();
  process.off('exit', unlock);
}

const unlock = () => rmSync(LOCK_FILE, { force: true });

/**
 * Runs `work` unless the stamp file holds the current value of `computeStamp`. The stamp is missing while `work` runs, so an interrupted run
 * is repeated.
 */
async function runIfChanged(stampFile, computeStamp, work) {
  const isDone = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeStamp();
  if (isDone()) return;
  await withLock(async () => {
    if (isDone()) return;
    const stamp = computeStamp();
    rmSync(stampFile, { force: true });
    await work();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  });
}

const INSTALL_STAMP = getRootPath('node_modules', '.installed-for');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function listManifests() {
  const { workspaces } = JSON.parse(readFileSync(getRootPath('package.json'), 'utf8'));
  return [
    getRootPath('package-lock.json'),
    getRootPath('package.json'),
    ...workspaces.map((workspace) => getRootPath(workspace, 'package.json')),
  ];
}

const runNpmCi = (cwd, ...options) =>
  run('npm ci', npm, ['ci', ...options, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    shell: process.platform === 'win32',
  });

/**
 * Installs the packages of the lock file: `start` those that the shop needs to run, `all` also those for tests and measurements, which it
 * never removes again. Ignores NODE_ENV, so that the packages do not depend on the environment of a command.
 */
export async function install(packages) {
  const hasAll = existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8').endsWith(' all');
  const selection = hasAll ? 'all' : packages;
  const computeStamp = () => `${hashFiles(listManifests())} ${selection}`;
  await runIfChanged(INSTALL_STAMP, computeStamp, async () => {
    process.stdout.write('Installing packages (once)…\n');
    await runNpmCi(ROOT, selection === 'all' ? '--include=dev' : '--omit=dev');
  });
  if (IS_NODE_TOO_OLD) await installNode();
}

/** Installs a Node, which is 189 MB and therefore no package of the shop. */
const installNode = () =>
  runIfChanged(
    join(NODE_FOLDER, 'node_modules', '.installed-for'),
    () => hashFiles([join(NODE_FOLDER, 'package-lock.json')]),
    async () => {
      await runNpmCi(NODE_FOLDER);
      if (!existsSync(findNode())) fail(NO_NODE);
    },
  );

const NO_NODE = `This is Node ${process.versions.node}, and the shop needs Node ${NODE_MAJOR}. The npm package "node" could not provide it: it has none for this machine, or npm's ignore-scripts blocked its installation. Install Node ${NODE_MAJOR}, then start again.`;

/** Returns the path of this Node if it is new enough, else of the one in `tools/node`. */
export const findNode = () =>
  IS_NODE_TOO_OLD ? join(NODE_FOLDER, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node') : process.execPath;

/** Node's memory settings (docs/decisions/0014): most objects die within a request and the rest live long, so a small young generation is enough. */
export const readServerFlags = () => JSON.parse(readFileSync(getRootPath('server', 'node-flags.json'), 'utf8'));

/** The workspaces to build. A build depends on the settings in `folder`, the files in `sources`, and the contract. */
const STOREFRONT = { name: 'storefront', folder: 'storefront', sources: ['storefront/app', 'storefront/public'] };
const ADMIN = { name: 'back office', folder: 'admin', sources: ['admin/src'] };

function listSources({ folder, sources }) {
  const files = [...sources, 'contract/src']
    .filter((path) => existsSync(getRootPath(path)))
    .flatMap((path) => listFiles(getRootPath(path)));
  const settings = readdirSync(getRootPath(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => getRootPath(folder, entry.name));
  return [...files, ...settings, getRootPath('package-lock.json')];
}

async function buildWorkspace(workspace) {
  const stampFile = getRootPath(workspace.folder, 'build', '.built-for');
  const computeStamp = () => hashFiles(listSources(workspace));
  await runIfChanged(stampFile, computeStamp, async () => {
    process.stdout.write(`Building the ${workspace.name}…\n`);
    await run('The build', findNode(), [getRootPath('tools', 'build.mjs'), workspace.folder]);
  });
}

/** Builds the storefront for browser and server, and the back office for browsers. */
export async function build() {
  await buildWorkspace(STOREFRONT);
  await buildWorkspace(ADMIN);
}

/** The environment of tests and of the shops in them. It caches compiled code, so that the next start is fast. */
export const buildTestEnvironment = () => ({ ...process.env, NODE_COMPILE_CACHE: getRootPath('.cache', 'compile') });

/**
 * Makes glibc return freed memory to the machine: without these settings the server holds 60 MB more (347 instead of 286 after a minute and a
 * half of `npm run soak`). Tests, which start many processes, do not use them, because each large piece of memory must then be mapped anew.
 */
const MALLOC_VARIABLES = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' };

/** The environment of the shop's processes. */
export const buildEnvironment = () => ({ ...MALLOC_VARIABLES, ...buildTestEnvironment() });
