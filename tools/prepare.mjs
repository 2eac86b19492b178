/** What `npm start` and `npm test` need before they can begin. Plain JavaScript without dependencies: runs on any Node ≥ 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NODE_MAJOR = 24;
const at = (...path) => join(ROOT, ...path);

/** Runs to the end and shows what it prints; exits with its code when it fails. */
function run(what, command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (status === 0) return;
  process.stderr.write(`${what} failed${error ? `: ${error.message}` : ''}\n`);
  process.exit(status || 1);
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const LOCK = at('.cache', 'preparing');
const LOOK_AGAIN_MS = 500;

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that works; null when it has just ended. */
function lockHolder() {
  try {
    return Number(readFileSync(LOCK, 'utf8'));
  } catch {
    return null;
  }
}

/** Two starts at once must not install or build into the same folder: the second waits for the first. */
function alone(work) {
  mkdirSync(dirname(LOCK), { recursive: true });
  const mine = `${LOCK}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  for (;;) {
    try {
      // A name that is there at once with what is in it.
      linkSync(mine, LOCK);
      rmSync(mine);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = lockHolder();
    // One that was killed has left its lock behind.
    if (holder && !isAlive(holder)) rmSync(LOCK, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  process.once('exit', unlock);
  work();
  unlock();
  process.off('exit', unlock);
}

const unlock = () => rmSync(LOCK, { force: true });

/** Does the work only if `files()` are not what they were when it was last done. */
function onceFor(stamp, files, work) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(files());
  if (isDone()) return;
  alone(() => {
    if (isDone()) return;
    const begun = fingerprint(files());
    work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, begun);
  });
}

/** Every package in the lock file, and nothing else. */
export function install() {
  const manifests = JSON.parse(readFileSync(at('package.json'), 'utf8')).workspaces.map((workspace) => at(workspace, 'package.json'));
  onceFor(
    at('node_modules', '.installed-for'),
    () => [at('package-lock.json'), at('package.json'), ...manifests],
    () => {
      process.stdout.write('Installing packages (once)…\n');
      run('npm ci', process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        shell: process.platform === 'win32',
      });
    },
  );
}

/** This Node if it is new enough, else the one that came with the packages. */
export function nodePath() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  return at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** How the server's memory is laid out (docs/decisions/0014): a shop's objects stay or go at once, so there is little to hold between. */
export const serverFlags = () => JSON.parse(readFileSync(at('server', 'node-flags.json'), 'utf8'));

function storefrontSources() {
  const sources = ['storefront/app', 'storefront/public', 'contract/src']
    .filter((folder) => existsSync(at(folder)))
    .flatMap((folder) => filesBelow(at(folder)));
  const settings = readdirSync(at('storefront'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => at('storefront', entry.name));
  return [...sources, ...settings, at('package-lock.json')];
}

/** The storefront's files for browser and server. */
export function build() {
  onceFor(at('storefront', 'build', '.built-for'), storefrontSources, () => {
    process.stdout.write('Building the storefront…\n');
    run('The build', nodePath(), [at('tools', 'build.mjs')]);
  });
}

/**
 * The environment of our own processes. Compiled code is kept, so that the next start is fast. What a busy server has freed goes back to
 * the machine: with two pools of memory, and thresholds that glibc raises by itself, it holds 60 MB more (347 instead of 286
 * after a minute and a half of `npm run soak`, with and without).
 */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' };
export const environment = () => ({ ...MALLOC, ...process.env, NODE_COMPILE_CACHE: at('.cache', 'compile') });
