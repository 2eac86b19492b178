/**
 * The server of `npm run dev` in a copy of the checkout, whose files the test changes. Slow: it opens Vite, which loads the storefront, and
 * starts the shop a dozen times.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../server/test/support/system/free-port.ts';
import { startProcess } from '../../server/test/support/system/processes.ts';
import { createScratchFolder } from './start-shop.ts';
import { buildPlainEnv, copyRepository, linkModules, listProcessTree, listRunning, replaceFile } from './start-support.ts';

const TEST_MS_MAX = 300_000;
const SERVED_MS_MAX = 60_000;
const HANDLERS = 'server/src/http/probe-handlers.ts';
const APP = 'server/src/app.ts';
const CONSTANTS = 'contract/src/constants.ts';
const COMPONENT = 'storefront/app/ui/navigation/breadcrumbs.tsx';
const MIGRATIONS = 'server/src/database/migrations';
const LIVE = '/api/health/live';
const API_DOCUMENT = '/api/docs/json';

const folder = createScratchFolder();

/** Replaces a text in a file of the copy. Returns a function that restores the file. */
function change(file: string, oldText: string, newText: string): () => void {
  const path = join(folder, file);
  const original = readFileSync(path, 'utf8');
  expect(original).toContain(oldText);
  replaceFile(path, original.replace(oldText, newText));
  return () => replaceFile(path, original);
}

const changeLiveReply = (mark: string) => change(HANDLERS, 'down: [], degraded: [] }', `down: [], degraded: ['${mark}'] }`);

/** Returns the name of the new file. */
function addMigration(): string {
  const last = readdirSync(join(folder, MIGRATIONS)).sort().at(-1) ?? '';
  const number = Number(last.slice(0, 4)) + 1;
  const name = `${String(number).padStart(4, '0')}-of-the-test.sql`;
  replaceFile(join(folder, MIGRATIONS, name), 'create table of_the_test ();');
  return name;
}

async function startDev() {
  const port = await findFreePort();
  const env = { ...buildPlainEnv(), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO: '0' };
  const server = startProcess(process.execPath, [join(folder, 'server/src/main.ts'), '--dev'], { cwd: folder, env });
  await server.waitForLine(/^ready /);
  const fetchText = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, text: await response.text() };
  };
  /** Returns how long it took until the server sent this text. */
  async function waitFor(path: string, text: string): Promise<number> {
    const begun_ms = performance.now();
    await expect.poll(async () => (await fetchText(path)).text, { timeout: SERVED_MS_MAX, interval: 20 }).toContain(text);
    return Math.round(performance.now() - begun_ms);
  }
  const waitForOutput = (text: string) => expect.poll(() => server.output.join('\n'), { timeout: SERVED_MS_MAX }).toContain(text);
  return { server, port, fetchText, waitFor, waitForOutput };
}

type Dev = Awaited<ReturnType<typeof startDev>>;

/** Sends requests one after the other until the test ends, and counts those without a response. */
function startVisitor({ fetchText }: Dev) {
  const visits = { done: 0, refused: 0 };
  let isStopping = false;
  const stopped = (async () => {
    while (!isStopping) {
      await fetchText(LIVE).then(
        () => visits.done++,
        () => visits.refused++,
      );
      await pause(5);
    }
  })();
  const stop = async () => {
    isStopping = true;
    await stopped;
    return visits;
  };
  onTestFinished(() => void stop());
  return stop;
}

/** Connects as Vite's client in a browser does, and returns the messages from then on. */
async function openHotReload({ fetchText, port }: Dev) {
  const token = /wsToken = "([^"]+)"/.exec((await fetchText('/@vite/client')).text)?.[1];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr');
  onTestFinished(() => socket.close());
  const messages: string[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(String(data)));
  await expect.poll(() => messages.join('\n')).toContain('"connected"');
  return { socket, messages };
}

test(
  'after each save of a file of server or contract the running process serves the new code, refuses no request and survives faults',
  async () => {
    copyRepository(folder);
    linkModules(folder);
    const dev = await startDev();
    const stopVisitor = startVisitor(dev);
    const { socket, messages } = await openHotReload(dev);
    const { waitFor, waitForOutput, fetchText } = dev;
    const times_ms: Record<string, number> = {};

    const restoreHandlers = changeLiveReply('first');
    times_ms.server = await waitFor(LIVE, '"degraded":["first"]');
    const restoreConstants = change(CONSTANTS, 'list: 30 }', 'list: 31 }');
    times_ms.contract = await waitFor(API_DOCUMENT, '"default":31');
    restoreConstants();

    // A file that cannot be loaded: the code from before serves on.
    restoreHandlers();
    await waitFor(LIVE, '"degraded":[]');
    const repairSyntax = change(HANDLERS, 'status: 503,', 'status 503,');
    await waitForOutput(`Could not load the change of ${HANDLERS}`);
    await waitForOutput('The shop still runs the code from before.');
    expect(await fetchText(LIVE)).toMatchObject({ status: 200 });
    // The save that corrects it also changes the reply, which shows that it is served.
    repairSyntax();
    const restoreReply = changeLiveReply('repaired');
    await waitFor(LIVE, '"degraded":["repaired"]');

    // A start that fails: each request gets the error.
    const repairStart = change(APP, '  readBodies(app,', "  throw new Error('no start');\n  readBodies(app,");
    await waitFor(LIVE, 'Error: no start');
    expect(await fetchText('/')).toMatchObject({
      status: 500,
      text: expect.stringMatching(/could not start[\s\S]*server\/src\/app\.ts:\d+/),
    });
    repairStart();
    times_ms.afterFailure = await waitFor(LIVE, '"degraded":["repaired"]');

    // The database is opened anew, and migrated.
    const migration = addMigration();
    await waitForOutput(`migrated the database: ${migration}`);
    times_ms.migration = await waitFor(LIVE, '"degraded":["repaired"]');

    // The pages are still served from their sources, over the connections for hot reload from before.
    expect(await stopVisitor()).toEqual({ done: expect.any(Number), refused: 0 });
    expect((await fetchText(`/${COMPONENT.slice('storefront/'.length)}`)).status).toBe(200);
    change(COMPONENT, '<nav ', '<nav data-changed ');
    await expect.poll(() => messages.join('\n')).toMatch(/"type":"update".*breadcrumbs\.tsx/);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    expect(await fetchText('/admin/orders')).toMatchObject({ status: 200, text: expect.stringContaining('/admin/@vite/client') });
    expect(await fetchText('/admin/src/main.tsx')).toMatchObject({ status: 200, text: expect.stringContaining('createRoot') });

    // A stop while the server is being replaced.
    const { server } = dev;
    const processes = listProcessTree(server.child);
    restoreReply();
    await pause(150);
    server.child.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(listRunning(processes)).toEqual([]);
    console.log(`npm run dev serves a changed file after (ms): ${JSON.stringify(times_ms)}`);
  },
  TEST_MS_MAX,
);
