/** Opens WebKit's small browser for GTK, and drives it by WebKitWebDriver: https://www.w3.org/TR/webdriver2/. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../server/test/support/system/free-port.ts';
import { BrowserMissing, type TestBrowser } from './browser.ts';
import { findProgram } from './programs.ts';

const MINI_BROWSERS = ['4.1', '4.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const STARTED_MS_MAX = 30_000;

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/**
 * Runs in a page that has just been loaded, because the driver reports no errors itself. Errors from before are not recorded: scripts that fail
 * then do not hydrate the page, so that the purchase fails.
 */
function recordErrors(): string {
  window.recordedErrors = [];
  const record = (error: unknown) => window.recordedErrors?.push(String(error));
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  const { error } = console;
  console.error = (...args) => {
    record(args.join(' '));
    error(...args);
  };
  return '';
}

async function end(program: ChildProcess | undefined): Promise<void> {
  if (!program || program.exitCode !== null) return;
  const exited = once(program, 'exit');
  program.kill();
  await exited;
}

/** Starts a screen in memory, because this browser has no mode without one. Returns its name. */
async function startScreen(): Promise<{ display: string; screen?: ChildProcess }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY };
  const screen = spawn(findProgram(['Xvfb'], ['xvfb']), ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface({ input: screen.stdout }), 'line');
  return { display: `:${number}`, screen };
}

/** Sends a command to the driver. */
async function sendTo<Value>(url: string, method: 'POST' | 'DELETE', body: object = {}): Promise<Value> {
  const response = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.error} ${value.message}`);
  return value;
}

async function waitUntilStarted(url: string): Promise<void> {
  const deadline_ms = Date.now() + STARTED_MS_MAX;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > deadline_ms) throw new Error('WebKitWebDriver does not respond');
    await pause(100);
  }
}

export async function openWebKit(): Promise<TestBrowser> {
  const program = findProgram(['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb']);
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  if (!binary) throw new BrowserMissing('the package of WebKitWebDriver has no MiniBrowser here');
  const { display, screen } = await startScreen();
  const port = await findFreePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Without a graphics card, compositing would fail.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilStarted(url);
  const browserOptions = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = await sendTo<{ sessionId: string }>(`${url}/session`, 'POST', { capabilities });
  const session = `${url}/session/${sessionId}`;
  const evaluate = (expression: string) => sendTo<string>(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] });
  const errors: string[] = [];
  const readErrors = async () => JSON.parse(await evaluate('JSON.stringify(window.recordedErrors ?? [])')) as string[];
  return {
    async visit(address) {
      errors.push(...(await readErrors()));
      await sendTo(`${session}/url`, 'POST', { url: address });
      await evaluate(`(${recordErrors})()`);
    },
    evaluate,
    listErrors: async () => [...errors, ...(await readErrors())],
    perform: async (actions) => void (await sendTo(`${session}/actions`, 'POST', { actions })),
    async close() {
      await sendTo(session, 'DELETE').catch(() => {});
      await end(driver);
      await end(screen);
    },
  };
}
