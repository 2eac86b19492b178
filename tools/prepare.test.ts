/** Tests when tools/prepare.mjs installs packages, in a separate folder with a stand-in for `npm` that records its calls. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { startProcess } from '../server/test/support/system/processes.ts';
import { createTempFolder } from '../server/test/support/system/temp-folder.ts';

/** Acts like `npm ci`: deletes the packages, then installs them. The files `npm-fails` and `npm-waits` make it fail or wait. */
const NPM_STAND_IN = `#!/bin/sh
echo "$@" >> calls
rm -rf node_modules && mkdir node_modules
if [ -e npm-waits ]; then echo waiting; exec sleep 60; fi
if [ -e npm-fails ]; then exit 3; fi
`;

let folder: string;
const getPath = (name: string) => join(folder, name);
const readCalls = () => (existsSync(getPath('calls')) ? readFileSync(getPath('calls'), 'utf8').trim().split('\n') : []);
const listOptions = () => readCalls().map((call) => (/--(?:omit|include)=dev/.exec(call) ?? [])[0]);

beforeEach(() => {
  folder = createTempFolder();
  mkdirSync(getPath('tools/node'), { recursive: true });
  mkdirSync(getPath('bin'));
  for (const name of ['prepare.mjs', 'run.mjs']) copyFileSync(join(import.meta.dirname, name), getPath(`tools/${name}`));
  writeFileSync(getPath('package.json'), '{"workspaces":[]}');
  for (const name of ['package-lock.json', 'tools/node/package-lock.json']) writeFileSync(getPath(name), '{}');
  writeFileSync(getPath('bin/npm'), NPM_STAND_IN);
  chmodSync(getPath('bin/npm'), 0o755);
  writeFileSync(getPath('install.mjs'), `import { install } from './tools/prepare.mjs';\nawait install(process.argv[2]);\n`);
});

function startInstall(packages: 'start' | 'all', env: NodeJS.ProcessEnv = {}) {
  return startProcess(process.execPath, [getPath('install.mjs'), packages], {
    env: { ...process.env, PATH: `${getPath('bin')}:${process.env.PATH}`, ...env },
  });
}

async function install(packages: 'start' | 'all', env: NodeJS.ProcessEnv = {}) {
  return (await startInstall(packages, env).exited).code;
}

test("a start installs the shop's packages once, whatever NODE_ENV is", async () => {
  expect(await install('start', { NODE_ENV: 'production' })).toBe(0);
  expect(await install('start', { NODE_ENV: 'development' })).toBe(0);
  expect(listOptions()).toEqual(['--omit=dev']);
});

test('tests after a production start install the other packages, and the next start removes none', async () => {
  await install('start', { NODE_ENV: 'production' });
  expect(await install('all', { NODE_ENV: 'production' })).toBe(0);
  expect(await install('start')).toBe(0);
  expect(listOptions()).toEqual(['--omit=dev', '--include=dev']);
  writeFileSync(getPath('package-lock.json'), '{"changed":true}');
  expect(await install('start')).toBe(0);
  expect(listOptions()).toEqual(['--omit=dev', '--include=dev', '--include=dev']);
});

test('the next start repeats a failed install', async () => {
  await install('start');
  writeFileSync(getPath('package-lock.json'), '{"changed":true}');
  writeFileSync(getPath('npm-fails'), '');
  expect(await install('start')).toBe(3);
  expect(await install('start')).toBe(3);
  // Also if the lock file names the installed packages again, because the failed install has deleted them.
  writeFileSync(getPath('package-lock.json'), '{}');
  expect(await install('start')).toBe(3);
  expect(readCalls()).toHaveLength(4);
});

test('SIGTERM during an install ends npm too, and the next start repeats the install', async () => {
  writeFileSync(getPath('npm-waits'), '');
  for (const attempt of [1, 2]) {
    const waiting = startInstall('start');
    await waiting.waitForLine(/waiting/);
    waiting.child.kill('SIGTERM');
    // The output closes only when npm, which shares it, has ended too.
    expect(await waiting.exited).toEqual({ code: 143, signal: null });
    expect(readCalls()).toHaveLength(attempt);
  }
});

/** Starts an install that takes its Node for an old one. */
function startWithOldNode() {
  writeFileSync(getPath('old-node.mjs'), `Object.defineProperty(process.versions, 'node', { value: '20.20.2' });`);
  return startInstall('start', { NODE_OPTIONS: `--import=${getPath('old-node.mjs')}` });
}

test('a Node is installed only where the machine has an old one', async () => {
  await install('start');
  expect(existsSync(getPath('tools/node/calls'))).toBe(false);
  await startWithOldNode().exited;
  expect(readFileSync(getPath('tools/node/calls'), 'utf8')).toMatch(/^ci /);
});

test('a start with an unsuitable Node names the version that it needs', async () => {
  const oldNode = startWithOldNode();
  expect((await oldNode.exited).code).toBe(1);
  expect(oldNode.errors.join('\n')).toContain('needs Node 24');
});
