/**
 * Selects the tests for some files, by the places of the files and by who imports them directly. Vitest's own `--changed` follows imports
 * without end, so that a rule of the contract ran nearly all tests.
 */
import { basename, dirname } from 'node:path';
import { isComponentSupport, isLong, isTestFile, needsDatabase, usesWholeShop } from './test-files.mjs';

/** A folder with more test files below it is an area of the shop. Then only the tests in the folder itself are near a file. */
const TESTS_BELOW_MAX = 20;
/** Database tests of importers, and the component tests that share a file, take seconds each. */
const IMPORTER_SLOW_TESTS_MAX = 4;

const DOMAIN = /^server\/src\/domains\/([^/]+)\//;
const API_TESTS = 'server/test/api/';

const isIn = (folder, path) => path.startsWith(`${folder}/`);
const isDirectlyIn = (folder, path) => dirname(path) === folder;
/** The words of a path, each without a plural s: `server/test/api/order-verbs.db.test.ts` has `order`. */
const splitWords = (path) => path.split(/[/.-]/).map((word) => word.replace(/s$/, ''));

/** The name of a file up to its first dot: `price` of `price.db.test.ts`. */
const getStem = (path) => basename(path).split('.')[0];

/**
 * @param paths the named or changed files and folders
 * @param files all files of the repository
 * @param listImporters returns the files that import a file directly
 * @param withLongFiles whether a named folder selects also the files with `.long.` in their names
 * @returns the test files to run, and the related ones that are left out
 */
export function selectTests({ paths, files, listImporters, withLongFiles = false }) {
  const tests = files.filter(isTestFile);
  const nearTests = tests.filter((test) => !isLong(test) && !usesWholeShop(test));
  const selected = new Set();
  const leftOut = new Set();
  for (const path of paths) {
    if (isTestFile(path)) {
      if (tests.includes(path)) selected.add(path);
      continue;
    }
    const testsInFolder = tests.filter((test) => isIn(path, test) && (withLongFiles || !isLong(test)));
    for (const test of testsInFolder) selected.add(test);
    if (testsInFolder.length > 0) continue;
    for (const test of [...listNearTests(path, nearTests), ...listDomainTests(path, nearTests)]) selected.add(test);
    const isSupport = isComponentSupport(path);
    const importers = listImporters(path);
    // Nearly every component test imports a file of their support, so those beside an importer say nothing about it.
    const related = isSupport ? nearTests.filter((test) => importers.includes(test)) : listImporterTests(importers, nearTests);
    const importerTests = related.filter((test) => !selected.has(test));
    const isSlow = (test) => isSupport || needsDatabase(test);
    const slowTests = importerTests.filter(isSlow);
    for (const test of importerTests.filter((other) => !isSlow(other))) selected.add(test);
    for (const test of slowTests.slice(0, IMPORTER_SLOW_TESTS_MAX)) selected.add(test);
    for (const test of slowTests.slice(IMPORTER_SLOW_TESTS_MAX)) leftOut.add(test);
  }
  return { tests: [...selected].sort(), leftOut: [...leftOut].filter((test) => !selected.has(test)).sort() };
}

/** The tests in the folder of a file and below it; if there are none, those directly in the folder above. */
function listNearTests(path, tests) {
  const folder = dirname(path);
  const below = tests.filter((test) => isIn(folder, test));
  if (below.length > TESTS_BELOW_MAX) return below.filter((test) => isDirectlyIn(folder, test));
  return below.length > 0 ? below : tests.filter((test) => isDirectlyIn(dirname(folder), test));
}

/** The tests of the noun of a domain: its folder, and the tests of the API whose path names it. */
function listDomainTests(path, tests) {
  const noun = DOMAIN.exec(path)?.[1];
  if (noun === undefined) return [];
  const nounWords = splitWords(noun);
  const namesNoun = (test) => nounWords.every((word) => splitWords(test.slice(API_TESTS.length)).includes(word));
  return tests.filter((test) => isIn(`server/src/domains/${noun}`, test) || (test.startsWith(API_TESTS) && namesNoun(test)));
}

/** The tests that import a file or lie in the folder of an importer. Those that import it, or have the name of an importer, come first. */
function listImporterTests(importers, tests) {
  const folders = new Set(importers.map(dirname));
  const isNearest = (test) =>
    importers.some((importer) => importer === test || (isDirectlyIn(dirname(importer), test) && getStem(importer) === getStem(test)));
  const related = tests.filter((test) => importers.includes(test) || folders.has(dirname(test)));
  return [...related.filter(isNearest), ...related.filter((test) => !isNearest(test))];
}
