import { defineConfig } from 'vitest/config';
import { WASM_BASELINE_FLAGS } from './server/test/support/database/wasm-baseline-flags.ts';
import { chooseMemoryFolder } from './server/test/support/system/memory-folder.ts';
import { SlowFilesFirstSequencer } from './tools/testing/slow-files-first.ts';

const setupFiles = ['tools/testing/no-stray-console.ts'];
const SECOND_MS = 1000;
/** `npm test` leaves out the files with `.long.` in their names; `npm test -- all`, which sets the variable, runs them too. */
const excludedFiles = process.env.TEST_LENGTH === 'all' ? [] : ['**/*.long.*'];

/**
 * Options of the database tests. The files of a worker share one process, which loads the server only once. The timeouts only end a hang: a busy
 * machine takes minutes for what an idle one does in seconds.
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
    sequence: { sequencer: SlowFilesFirstSequencer },
    // Polls wait long, because a busy machine is slow. A condition that never becomes true still fails.
    expect: { poll: { timeout: 15 * SECOND_MS } },
    // Used by the step `postgres` of `npm test`, which fails if a function in a file of SQL is not called by any test.
    coverage: {
      // Instruments only these files. V8's own coverage makes all code slower: the step took a fifth more processor time.
      provider: 'istanbul',
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
            'admin/src/**/*.test.ts',
            'contract/**/*.test.ts',
            'demo/**/*.test.ts',
            'storefront/app/**/*.test.ts',
            'relevance/**/*.test.ts',
            'tools/**/*.test.ts',
            'server/{dev,src,test}/**/*.test.ts',
          ],
          exclude: ['server/**/*.{db,race,engines,embedded}.test.ts', ...excludedFiles],
          setupFiles: [...setupFiles, 'tools/testing/restore-globals.ts'],
          // The files of a worker share the modules that they import, which halves the processor time of the step.
          isolate: false,
          // A picture of 50 million pixels takes seconds.
          testTimeout: 60 * SECOND_MS,
        },
      },
      {
        extends: true,
        // Components and pages without a browser, on a fake API (storefront/test and admin/test).
        test: {
          name: 'components',
          include: ['storefront/app/**/*.test.tsx', 'admin/src/**/*.test.tsx'],
          exclude: excludedFiles,
          environment: 'jsdom',
          unstubGlobals: true,
          testTimeout: 60 * SECOND_MS,
          setupFiles: [...setupFiles, 'storefront/test/browser.ts', 'storefront/test/testing-library.ts'],
          // The files of a worker share React and the router; `renderShop` and `renderAdmin` load the modules of the app anew for each page.
          isolate: false,
        },
      },
      {
        extends: true,
        // Tests of the embedded database, and of what the engines could do differently.
        test: {
          name: 'embedded',
          include: ['server/{src,test}/**/*.{embedded,engines}.test.ts'],
          exclude: excludedFiles,
          execArgv: [...WASM_BASELINE_FLAGS],
          ...onDatabase,
        },
      },
      {
        extends: true,
        // All other database tests, the tests of what the engines could do differently, and the races, which need several connections.
        test: {
          name: 'postgres',
          include: ['server/{src,test}/**/*.{db,race,engines}.test.ts'],
          exclude: excludedFiles,
          globalSetup: ['server/test/support/database/postgres-server.ts'],
          ...onDatabase,
        },
      },
      {
        extends: true,
        // `npm start`, in this checkout and, in the long files, in fresh clones.
        test: {
          name: 'start',
          include: ['tools/**/*.e2e.ts'],
          exclude: excludedFiles,
          testTimeout: 120 * SECOND_MS,
          hookTimeout: 300 * SECOND_MS,
        },
      },
    ],
  },
});
