/** Opens Firefox, and drives it by WebDriver BiDi, which needs no driver program: https://w3c.github.io/webdriver-bidi/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestBrowser } from './browser.ts';
import { findProgram } from './programs.ts';

type Reply = { id?: number; type: string; method?: string; result?: unknown; error?: string; message?: string; params?: LogEntry };
type LogEntry = { level: string; text: string | null };

/** Sends commands to Firefox. `onLogEntry` is called for each line of the console and each exception. */
async function connect(url: string, onLogEntry: (entry: LogEntry) => void) {
  const socket = new WebSocket(`${url}/session`);
  const replies = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) replies.get(reply.id)?.(reply);
    else if (reply.method === 'log.entryAdded' && reply.params) onLogEntry(reply.params);
  });
  await once(socket, 'open');
  let lastId = 0;
  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++lastId;
    const answered = new Promise<Reply>((resolve) => replies.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const reply = await answered;
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error} ${reply.message}`);
    return reply.result as Result;
  };
}

/** Resolves with the address at which Firefox listens. */
async function readAddress(lines: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: lines })) {
    const address = /^WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox ended before it listened');
}

export async function openFirefox(): Promise<TestBrowser> {
  const program = findProgram(['firefox-esr', 'firefox'], ['firefox-esr']);
  const profile = mkdtempSync(join(tmpdir(), 'uruhu-firefox-'));
  const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const exited = once(firefox, 'exit');
  const address = await readAddress(firefox.stderr);
  firefox.stderr.resume();
  const errors: string[] = [];
  const send = await connect(address, ({ level, text }) => {
    if (level === 'error') errors.push(String(text));
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  return {
    listErrors: async () => errors,
    visit: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      type Evaluated = { type: string; result: { value: string }; exceptionDetails?: { text: string } };
      const evaluated = await send<Evaluated>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails?.text);
      return evaluated.result.value;
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async close() {
      firefox.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
