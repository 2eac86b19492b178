/** `npm run dev` in a copy of the checkout: a developer sees each change in the open page at once, without a build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../server/test/support/system/free-port.ts';
import {
  buildPlainEnv,
  copyRepository,
  linkModules,
  listProcessTree,
  listRunning,
  type Process,
  replaceFile,
} from '../../../tools/start-tests/start-support.ts';
import { DESKTOP, reload, visit } from '../../support/page.ts';
import { test as base, expect } from '../../support/test.ts';

const READY_MS_MAX = 150_000;
/** Time for setting up and for tearing down a fixture, which takes seconds on a quiet machine. */
const FIXTURE_MS_MAX = 200_000;
/** A busy machine may need this long to show a change. A quiet one needs less than a second. */
const SHOWN_MS_MAX = 15_000;
const STOPPED_MS_MAX = 15_000;
const PAGE_PATH = '/faqs';
const STYLE_FILE = 'storefront/app/styles/global.css';
const COMPONENT_FILE = 'storefront/app/ui/navigation/breadcrumbs.tsx';
const PAGE_FILE = 'storefront/app/routes/help/faqs.tsx';

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-Number(pid), signal);
  } catch {
    // All processes of the group have ended.
  }
}

/** Stops `npm run dev` as Ctrl+C does, kills the processes that do not end, and returns them. */
async function stopDev(npm: ChildProcess): Promise<readonly Process[]> {
  const processes = listProcessTree(npm);
  signalGroup(npm, 'SIGINT');
  const deadline = performance.now() + STOPPED_MS_MAX;
  while (listRunning(processes).length > 0 && performance.now() < deadline) await pause(50);
  const stillRunning = listRunning(processes);
  signalGroup(npm, 'SIGKILL');
  return stillRunning;
}

/** Runs `npm run dev` in a process group of its own, so that all of its processes can be ended together. */
async function startDev(folder: string): Promise<{ npm: ChildProcess; url: string }> {
  const port = await findFreePort();
  const env = { ...buildPlainEnv(), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO: '0' };
  const npm = spawn('npm', ['run', 'dev'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // Kills the processes when Playwright ends this worker during a test, which skips the teardown.
  process.once('exit', () => signalGroup(npm, 'SIGKILL'));
  const output: string[] = [];
  for (const stream of [npm.stdout, npm.stderr]) createInterface({ input: stream }).on('line', (line) => output.push(line));
  const isReady = () => output.some((line) => line.startsWith('ready '));
  const deadline = performance.now() + READY_MS_MAX;
  while (npm.exitCode === null && !isReady() && performance.now() < deadline) await pause(50);
  if (isReady()) return { npm, url: `http://127.0.0.1:${port}` };
  await stopDev(npm);
  throw new Error(`npm run dev did not start:\n${output.join('\n')}`);
}

type TextChange = { file: string; oldText: string; newText: string };

/** Changes a text in a file, waits until the page shows it, and returns the milliseconds that this took. */
async function measureChange_ms({ file, oldText, newText }: TextChange, waitUntilShown: () => Promise<unknown>): Promise<number> {
  const originalText = readFileSync(file, 'utf8');
  expect(originalText).toContain(oldText);
  const begun_ms = performance.now();
  replaceFile(file, originalText.replace(oldText, newText));
  await waitUntilShown();
  return Math.round(performance.now() - begun_ms);
}

const test = base.extend<{ folder: string; dev: { url: string } }>({
  /** A copy of the checkout, which the test changes. */
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the required fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'uruhu-dev-'));
      copyRepository(folder);
      linkModules(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { timeout: FIXTURE_MS_MAX },
  ],
  dev: [
    async ({ folder }, use) => {
      const { npm, url } = await startDev(folder);
      await use({ url });
      expect(await stopDev(npm), 'Ctrl+C ends every process').toEqual([]);
    },
    { timeout: FIXTURE_MS_MAX },
  ],
});

test('a developer sees each change in the open page without a build, and a change of a style or a component without a reload', async ({
  openPage,
  folder,
  dev,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP, { baseURL: dev.url });
  // On the first visit Vite may find packages that it must bundle first, and then loads the page again.
  await expect(async () => void (await visit(page, PAGE_PATH))).toPass();
  await reload(page);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);

  const style_ms = await measureChange_ms(
    { file: join(folder, STYLE_FILE), oldText: 'body {', newText: 'body {\n  outline-color: rgb(1, 2, 3);' },
    () => page.waitForFunction(() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)', null, { timeout: SHOWN_MS_MAX }),
  );
  const component_ms = await measureChange_ms({ file: join(folder, COMPONENT_FILE), oldText: '<nav ', newText: '<nav data-changed ' }, () =>
    page.locator('nav[data-changed]').waitFor({ timeout: SHOWN_MS_MAX }),
  );
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded again').toBe(loadedAt);
  // This module exports `queryParameters`, which React Router does not know, so a change of it reloads the page.
  const page_ms = await measureChange_ms({ file: join(folder, PAGE_FILE), oldText: '<h1 ', newText: '<h1 data-changed ' }, () =>
    page.locator('h1[data-changed]').waitFor({ timeout: SHOWN_MS_MAX }),
  );
  console.log(`npm run dev shows a changed style after ${style_ms} ms, a component after ${component_ms} ms, a page after ${page_ms} ms`);
  expect(await (await fetch(dev.url + PAGE_PATH)).text(), 'the server renders the changes too').toMatch(
    /<nav data-changed[\s\S]*<h1 data-changed/,
  );
  expect(existsSync(join(folder, 'storefront/build')), 'nothing was built').toBe(false);
  expect(pageErrors).toEqual([]);
});
