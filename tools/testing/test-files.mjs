/** What the path of a test file says about it. The table of suffixes in README.md describes the same. */

export const isTestFile = (path) => /\.(test\.tsx?|e2e\.ts)$/.test(path);

/** Whether only `npm test -- all` runs the file. */
export const isLong = (path) => /\.long\./.test(path);

/** The tests of whole pages that the server renders from the build. */
const PAGE_TESTS = [/^server\/test\/pages\//, /^server\/test\/api\/(storefront|headers|admin-pages)\.db\.test\.ts$/];
const isPageTest = (path) => PAGE_TESTS.some((pattern) => pattern.test(path));
const isJourney = (path) => /^e2e\/.*\.e2e\.ts$/.test(path);
const isStart = (path) => /^tools\/.*\.e2e\.ts$/.test(path);

/** Whether the test uses the whole shop, which imports cannot show. Such a file runs only in a whole run, or if it is named or changed itself. */
export const usesWholeShop = (path) => isJourney(path) || isStart(path) || isPageTest(path);

/** Whether the test needs the built storefront and back office. `npm start`, which the tests of starts run, builds by itself. */
export const needsBuild = (path) => isJourney(path) || isPageTest(path);

/** Whether the file is one that component tests share. */
export const isComponentSupport = (path) => /^(admin|contract|storefront)\/test(\/|$)/.test(path);

/** The steps that run a test file, the first pattern that matches decides. They are those of vitest.config.ts and e2e/playwright.config.ts. */
const STEPS_BY_PATTERN = [
  [/^e2e\/journeys\/.*\.e2e\.ts$/, ['e2e']],
  [/^tools\/.*\.e2e\.ts$/, ['start']],
  [/^server\/(src|test)\/.*\.embedded\.test\.ts$/, ['embedded']],
  [/^server\/(src|test)\/.*\.engines\.test\.ts$/, ['embedded', 'postgres']],
  [/^server\/(src|test)\/.*\.(db|race)\.test\.ts$/, ['postgres']],
  [/^(admin\/src|storefront\/app)\/.*\.test\.tsx$/, ['components']],
  [/^(admin\/src|contract|demo|relevance|server\/(dev|src|test)|storefront\/app|tools)\/.*\.test\.ts$/, ['unit']],
];

export const listStepsOf = (path) => STEPS_BY_PATTERN.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** Whether the test needs a database, which makes it take seconds. */
export const needsDatabase = (path) => listStepsOf(path).some((step) => step === 'postgres' || step === 'embedded');
