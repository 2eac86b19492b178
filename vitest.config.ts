import { defineConfig } from 'vitest/config';

const setupFiles = ['tools/no-stray-console.ts'];
const SECOND_MS = 1000;
/** Of the server, what knows no database. */
const PURE = [
  'server/src/{http,html,storage,domains/mail/templates,domains/media,domains/search}/**/*.test.ts',
  'server/src/domains/files/picture.test.ts',
  'server/src/domains/catalogue/{category-tree,list,placing,recommend}.test.ts',
  'server/src/*.test.ts',
];

export default defineConfig({
  test: {
    // What is waited for comes when it comes: a busy machine is not a fault. What never comes still fails.
    expect: { poll: { timeout: 15 * SECOND_MS } },
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
            ...PURE,
          ],
          setupFiles,
          // Pictures of fifty million pixels take a while.
          testTimeout: 60 * SECOND_MS,
        },
      },
      {
        extends: true,
        // Everything that reads or writes the database, on the embedded one.
        test: {
          name: 'embedded',
          include: ['server/{src,test}/**/*.test.ts'],
          exclude: [...PURE, 'server/**/*.race.test.ts'],
          setupFiles,
          testTimeout: 60 * SECOND_MS,
        },
      },
      {
        extends: true,
        // The same on PostgreSQL, and the races, which only a real one can prove.
        test: {
          name: 'postgres',
          include: ['server/{src,test}/**/*.test.ts'],
          exclude: [...PURE, 'server/src/database/embedded*.test.ts'],
          setupFiles,
          globalSetup: ['server/test/support/postgres-server.ts'],
          testTimeout: 60 * SECOND_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/support/shop.ts'],
          testTimeout: 120 * SECOND_MS,
          hookTimeout: 120 * SECOND_MS,
          fileParallelism: false,
        },
      },
    ],
  },
});
