/** The journeys in Chromium: two at a time, each worker with its own shop. `npm test -- e2e` runs them. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './support/chromium.ts';

const SECOND_MS = 1000;

export default defineConfig({
  testDir: 'journeys',
  // Node strips the types itself. The runner's own compiler would take seconds in a fresh clone, on one processor.
  build: { external: ['**/*.ts'] },
  globalSetup: './support/prepared-shop.ts',
  testMatch: '**/*.e2e.ts',
  // Only `npm test -- all` sets the variable.
  testIgnore: process.env.TEST_LENGTH === 'all' ? [] : ['**/*.long.*'],
  outputDir: '../.cache/journeys',
  // On two processors, a third worker would use idle time, but slows all three so much that journeys fail at random.
  workers: 2,
  // Retries a failed journey once to record its trace, since recording every journey takes 40 % more time. A journey that
  // passes on the retry still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 120 * SECOND_MS,
  // Timeouts are long because a busy machine is slow; they only have to end a wait that would never end.
  expect: { timeout: 15 * SECOND_MS },
  reporter: 'list',
  use: {
    trace: 'on-first-retry',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
  },
});
