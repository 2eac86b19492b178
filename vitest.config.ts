import { defineConfig } from 'vitest/config';
import { QUICK_WASM } from './server/test/support/database/quick-wasm.ts';
import { chooseMemoryFolder } from './server/test/support/system/memory-folder.ts';
import { SlowFirst } from './tools/slow-first.ts';

const setupFiles = ['tools/no-stray-console.ts'];
const SECOND_MS = 1000;

/**
 * Tests of the server's database: each file makes its own, so files share a process, which loads the server once and not a hundred times.
 * The times are no bounds of the shop: a busy machine takes minutes for what an idle one does in seconds.
 */
const onDatabase = {
  setupFiles,
  testTimeout: 180 * SECOND_MS,
  hookTimeout: 180 * SECOND_MS,
  isolate: false,
  env: { TMPDIR: chooseMemoryFolder() },
};

export default defineConfig({
  test: {
    // The default leaves one processor to the runner, which has nothing to do while tests run.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    // What is waited for comes when it comes: a busy machine is not a fault. What never comes still fails.
    expect: { poll: { timeout: 15 * SECOND_MS } },
    // A migration is read as text, so no import leads from a test to it.
    forceRerunTriggers: ['**/package.json', '**/vitest.config.ts', 'server/src/database/migrations/**'],
    // Asked for by the step `embedded` of `npm test`: each function of the shop's SQL runs there, whatever is added to it.
    coverage: {
      provider: 'v8',
      include: ['server/src/domains/**/*queries.ts'],
      reportsDirectory: '.cache/coverage',
      reporter: [['text', { skipFull: true }]],
      thresholds: { perFile: true, functions: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'demo/**/*.test.ts',
            'storefront/app/**/*.test.{ts,tsx}',
            'relevance/**/*.test.ts',
            'tools/**/*.test.ts',
            'server/{src,test}/**/*.test.ts',
          ],
          exclude: ['server/**/*.{db,race,engines,embedded}.test.ts'],
          setupFiles,
          // Pictures of fifty million pixels take a while.
          testTimeout: 60 * SECOND_MS,
        },
      },
      {
        extends: true,
        // What is about the embedded database, and what must be the same on both.
        test: {
          name: 'embedded',
          include: ['server/{src,test}/**/*.{embedded,engines}.test.ts'],
          execArgv: [...QUICK_WASM],
          ...onDatabase,
        },
      },
      {
        extends: true,
        // Everything else with a database, and the races, which only a real PostgreSQL can prove.
        test: {
          name: 'postgres',
          include: ['server/{src,test}/**/*.{db,race,engines}.test.ts'],
          globalSetup: ['server/test/support/database/postgres-server.ts'],
          ...onDatabase,
        },
      },
      {
        extends: true,
        // `npm start` in fresh clones: one at a time, as each installs.
        test: { name: 'start', include: ['tools/**/*.e2e.ts'], testTimeout: 120 * SECOND_MS, hookTimeout: 300 * SECOND_MS },
      },
    ],
  },
});
