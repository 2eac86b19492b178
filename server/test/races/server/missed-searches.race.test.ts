/** Several processes write the counts of missed searches at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../src/database/connect.ts';
import { TEXTS_PER_DAY_MAX } from '../../../src/domains/search-words/missed-searches/queries.ts';
import { createMissedSearchCounter } from '../../../src/domains/search-words/search-words.ts';
import { openTestPostgres } from '../../support/database/engines.ts';

let database: Awaited<ReturnType<typeof openTestPostgres>>;
/** The connections of other processes. */
let otherDatabases: OpenDatabase[];
beforeAll(async () => {
  database = await openTestPostgres();
  const options = { databaseUrl: database.databaseUrl, dataDir: '', log: () => {} };
  otherDatabases = await Promise.all([1, 2, 3].map(() => openDatabase(options)));
});
afterAll(async () => {
  for (const connection of otherDatabases) await connection.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('missed_searches').execute();
});

const createCounters = () => [database, ...otherDatabases].map(({ db }) => createMissedSearchCounter(db));
const readCounts = () => database.db.selectFrom('missed_searches').select(['words', 'count']).orderBy('words').execute();

test('four processes that write the same words at once lose no count and count none twice', async () => {
  const counters = createCounters();
  const words = ['mask', 'night cream', 'toner'];
  const ROUNDS = 20;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, counter] of counters.entries()) {
      // Each process counts the words in another order.
      for (let position = 0; position < words.length; position++)
        counter.count(words[(position + index) % words.length] ?? '', `10.${index}.0.${round}`);
    }
    await Promise.all(counters.map((counter) => counter.flush()));
  }
  expect(await readCounts()).toEqual(words.map((text) => ({ words: text, count: counters.length * ROUNDS })));
});

test('four processes that write different words at once together keep the limit of words per day', async () => {
  const counters = createCounters();
  for (const [index, counter] of counters.entries()) {
    // Each text comes from its own IP address.
    for (let word = 0; word < 900; word++) counter.count(`text ${word} of ${index}`, `10.${index}.${Math.floor(word / 64)}.${word % 64}`);
  }
  await Promise.all(counters.map((counter) => counter.flush()));
  expect(await readCounts()).toHaveLength(TEXTS_PER_DAY_MAX);
});
