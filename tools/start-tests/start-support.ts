/** Helpers for the tests of `npm start` and `npm run dev`: a clone without installed packages, and the shop that npm starts in it. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Copies the files that git knows, with uncommitted changes. It does not write to `.git`, which may belong to another user. */
export function copyRepository(folder: string): void {
  const listed = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter((path) => path && existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
}

/** Makes another user the owner of a folder and everything in it, without following links. */
export function changeOwner(uid: number, folder: string): void {
  chownSync(folder, uid, uid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) changeOwner(uid, path);
    else if (lstatSync(path).isFile()) chownSync(path, uid, uid);
  }
}

/** Lists the folders of PATH as in a shell, without those that npm adds, which contain the commands of packages and a Node. */
const listShellPath = () => (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));

/** Builds a PATH that begins with the Node of this process, in a folder that other users can enter. */
export function buildPathWithThisNode(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const node = join(folder, 'node');
  try {
    linkSync(process.execPath, node);
  } catch {
    cpSync(process.execPath, node);
  }
  return [folder, ...listShellPath()].join(delimiter);
}

export const buildSystemPath = () => listShellPath().join(delimiter);

/** The environment without the variables of npm and the test runner. */
export function buildPlainEnv(): NodeJS.ProcessEnv {
  const excluded = /^(npm_|NODE_|VITEST|TEST|DATABASE_|SMTP_|S3_|PESAPAL_|MOMO_|DEMO)|^(INIT_CWD|DEV|PROD|MODE|SSR|BASE_URL|FORCE_COLOR)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !excluded.test(name)));
}

/** The registry and the cache folder of this machine's npm. */
export function readNpmSetting(name: 'registry' | 'cache'): string {
  return execFileSync('npm', ['config', 'get', name], { encoding: 'utf8', cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/**
 * Shares the npm cache of this user with another user, so that npm downloads nothing twice and the test works offline. Links the packages,
 * which npm only reads and which keep their owner. Packages on another disk cannot be linked, so npm downloads those.
 */
export function shareCache(cache: string, uid: number): void {
  const source = join(readNpmSetting('cache'), '_cacache');
  const target = join(cache, '_cacache');
  mkdirSync(target, { recursive: true });
  if (existsSync(source)) {
    cpSync(join(source, 'index-v5'), join(target, 'index-v5'), { recursive: true });
    changeOwner(uid, target);
    linkFolder(join(source, 'content-v2'), join(target, 'content-v2'), uid);
  }
  chownSync(cache, uid, uid);
}

/** Creates the folder `target` with links to the files of `source`. Leaves out files on another disk, which cannot be linked. */
function linkFolder(source: string, target: string, uid: number): void {
  mkdirSync(target);
  chownSync(target, uid, uid);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const sourcePath = join(source, entry.name);
    const targetPath = join(target, entry.name);
    if (entry.isDirectory()) linkFolder(sourcePath, targetPath, uid);
    else if (lstatSync(sourcePath).dev === lstatSync(target).dev) linkSync(sourcePath, targetPath);
  }
}

/** Replaces a file in one step, as editors do. On a busy machine Vite would otherwise read a half-written file and miss the rest. */
export function replaceFile(file: string, text: string): void {
  const newFile = `${file}.new`;
  writeFileSync(newFile, text);
  renameSync(newFile, file);
}

export type Process = { pid: number; parentPid: number; command: string };

function readProcesses(): Process[] {
  if (!existsSync('/proc/self/stat')) {
    const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' });
    return [...listed.matchAll(/^\s*(\d+)\s+(\d+)\s+([^Z\s]\S*)\s+(.*)$/gm)].map(([, pid, parentPid, , command = '']) => ({
      pid: Number(pid),
      parentPid: Number(parentPid),
      command,
    }));
  }
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return state === 'Z' ? [] : [{ pid: Number(name), parentPid: Number(parentPid), command }];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}

/** Lists the process and all its descendants, each before its children. */
export function listProcessTree({ pid }: ChildProcess): Process[] {
  const processes = readProcesses();
  const listTree = (root: Process): Process[] => [root, ...processes.filter(({ parentPid }) => parentPid === root.pid).flatMap(listTree)];
  return processes.filter((process) => process.pid === pid).flatMap(listTree);
}

export function listRunning(processes: readonly Process[]): Process[] {
  const running = new Set(readProcesses().map(({ pid }) => pid));
  return processes.filter(({ pid }) => running.has(pid));
}

/**
 * Links the installed packages of this checkout into another checkout. Workspaces are among them as relative symbolic links, which lead to the
 * other checkout's own workspaces.
 */
export function linkModules(folder: string): void {
  const workspaces: string[] = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
  for (const modules of ['node_modules', ...workspaces.map((workspace) => join(workspace, 'node_modules'))]) {
    if (existsSync(join(ROOT, modules))) execFileSync('cp', ['-al', join(ROOT, modules), join(folder, modules)]);
  }
}
