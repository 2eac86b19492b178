/**
 * Words whose meanings staff add to the search: the products they find, and the words that are refused. 'qorvex' and 'zelvo' are invented words.
 */
import { SEARCH_WORDS_MAX } from '@uruhu/contract/staff/search-word-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';

let shop: TestShop;
let editor: TestStaffMember;
let balm_id: string;
beforeAll(async () => {
  // Not shared: changes what every search finds.
  shop = await openTestShop();
  editor = await addStaffMember(shop.db, 'editor');
  balm_id = (await addProduct(shop.db, { name: 'Amber Balm' })).product_id;
  await addProduct(shop.db, { name: 'Cedar Mist' });
  // Enough products that a word in the names of all of them is too common.
  for (let number = 0; number < 45; number++) await addProduct(shop.db, { name: `Plain Vessel ${number}` });
  await shop.refresh();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('search_words').execute();
  await shop.refresh();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown) =>
  call(shop.app, `/api/admin/search-words${path}`, body, { method, token: editor.token });
const addSearchWord = (word: string, meanings: string[], fields: object = {}) => send('POST', '', { word, means: meanings, ...fields });
const findProductNames = async (text: string): Promise<string[]> => {
  await shop.refresh();
  const { body } = await call(shop.app, '/api/products/filter', { search: text });
  return body.results.map(({ name }: { name: string }) => name).sort();
};

test('a word finds the products of its meanings until it is deleted, and the audit log names the editor', async () => {
  expect(await findProductNames('qorvex')).toEqual([]);
  const { status, body } = await addSearchWord(' Qorvex ', ['amber balm', '', 'Amber  Balms'], { language: 'rw' });
  expect([status, body.data]).toMatchObject([
    200,
    { word: 'Qorvex', means: ['amber balm'], is_two_way: false, language: 'rw', finds: 1, version: 1 },
  ]);
  expect([await findProductNames('qorvex'), await findProductNames('QORVEXES')]).toEqual([['Amber Balm'], ['Amber Balm']]);
  const { search_word_id } = body.data;
  const [logEntry] = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', search_word_id).execute();
  expect(logEntry).toMatchObject({ noun: 'search-words', action: 'insert', staff_id: editor.staff_id });
  expect((await send('DELETE', `/${search_word_id}?version=1`)).status).toBe(200);
  expect(await findProductNames('qorvex')).toEqual([]);
  expect((await send('GET', `/${search_word_id}`)).body.code).toBe('search_word_not_found');
});

test('a changed word finds its new meaning, and a meaning of a two-way word also finds what the word finds', async () => {
  const { search_word_id, version, means } = (await addSearchWord('qorvex', ['amber', 'balm', 'Ambers'])).body.data;
  // The order counts: the first meaning is the nearest.
  expect(means).toEqual(['amber', 'balm']);
  const changeReply = await send('PATCH', `/${search_word_id}`, { version, means: ['cedar'] });
  expect(changeReply.body.data).toMatchObject({ word: 'qorvex', means: ['cedar'], finds: 1, version: 2 });
  expect(await findProductNames('qorvex')).toEqual(['Cedar Mist']);
  await send('PATCH', `/${search_word_id}`, { version: 2, word: 'balm', is_two_way: true });
  expect([await findProductNames('qorvex'), await findProductNames('balm'), await findProductNames('cedar')]).toEqual([
    [],
    ['Amber Balm', 'Cedar Mist'],
    ['Amber Balm', 'Cedar Mist'],
  ]);
});

test('changing a word that was changed meanwhile is refused with the current word', async () => {
  const { search_word_id, version } = (await addSearchWord('qorvex', ['amber'])).body.data;
  await send('PATCH', `/${search_word_id}`, { version, means: ['cedar'] });
  expect(await send('PATCH', `/${search_word_id}`, { version, word: 'zelvo' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', data: { word: 'qorvex', means: ['cedar'], finds: 1, version: 2 } },
  });
});

test('a word or a meaning that merely is frequent is accepted, with the number of products that it finds', async () => {
  const total = (await call(shop.app, '/api/products', {})).body.count;
  const frequentWord = await addSearchWord('vessel', ['amber']);
  expect([frequentWord.status, frequentWord.body.data.finds]).toEqual([200, expect.any(Number)]);
  expect(frequentWord.body.data.finds).toBeGreaterThan(total / 2);
  const frequentMeaning = await addSearchWord('qorvex', ['plain vessel']);
  expect([frequentMeaning.status, frequentMeaning.body.data.finds > total / 2]).toEqual([200, true]);
});

describe('a word is refused with an error at its field', () => {
  test.each([
    ['without a word', '  ', ['amber'], 'word', 'search_word_needed'],
    ['whose word has only punctuation', '+++', ['amber'], 'word', 'search_word_empty'],
    ['that has only stop words', 'for the', ['amber'], 'word', 'search_word_too_common'],
    ['that most searches imply', 'face', ['amber'], 'word', 'search_word_too_common'],
    ['that is a number', '50', ['amber'], 'word', 'search_word_too_common'],
    ['that is too long', 'q'.repeat(61), ['amber'], 'word', 'too_long'],
    ['without a meaning', 'qorvex', [' '], 'means', 'meaning_needed'],
    ['with nine meanings', 'qorvex', 'abcdefghi'.split(''), 'means', 'too_many_meanings'],
    ['with a meaning that is too long', 'qorvex', ['q'.repeat(61)], 'means', 'too_long'],
    ['whose meaning has only punctuation', 'qorvex', ['amber', '!!'], 'means', 'search_word_empty'],
    ['that means itself in the plural', 'amber', ['cedar', 'Ambers'], 'means', 'search_word_means_itself'],
    ['whose meaning finds nothing in the shop', 'qorvex', ['amber', 'zelvo'], 'means', 'search_word_finds_nothing'],
  ])('%s', async (_, word, meanings, path, code) => {
    const { status, body } = await addSearchWord(word, meanings);
    expect(Math.floor(status / 100)).toBe(4);
    expect(body.errors).toEqual([expect.objectContaining({ path, code })]);
    expect(await shop.db.selectFrom('search_words').selectAll().execute()).toEqual([]);
  });

  test('that exists already in another form', async () => {
    await addSearchWord('qorvex balm', ['amber']);
    expect(await addSearchWord('the Balms Qorvex', ['cedar'])).toMatchObject({
      status: 409,
      body: { code: 'search_word_exists', errors: [{ path: 'word' }] },
    });
  });

  test('that closes a circle of meanings, also by a change', async () => {
    await addSearchWord('amber', ['cedar']);
    expect(await addSearchWord('cedar', ['ambers'])).toMatchObject({
      status: 409,
      body: { code: 'search_word_circle', errors: [{ path: 'means' }] },
    });
    const { search_word_id, version } = (await addSearchWord('cedar', ['balm'])).body.data;
    expect((await send('PATCH', `/${search_word_id}`, { version, means: ['amber'] })).body.code).toBe('search_word_circle');
  });

  test('whose meaning is only found by another staff word', async () => {
    await addSearchWord('qorvex', ['amber']);
    await shop.refresh();
    expect((await addSearchWord('zelvo', ['qorvex'])).body.code).toBe('search_word_finds_nothing');
  });
});

test('a word above the maximum number is refused by the database', async () => {
  await sql`insert into search_words (word, word_key, means, means_keys)
    select 'wq' || number, 'wq' || number, '{amber}', '{amber}' from generate_series(1, ${sql.lit(SEARCH_WORDS_MAX)}) as number`.execute(
    shop.db,
  );
  expect(await addSearchWord('qorvex', ['amber'])).toMatchObject({ status: 422, body: { code: 'too_many_search_words' } });
});

test('a change of words reloads neither products nor their search terms, and a change of a product does not reload words', async () => {
  const { catalogue: catalogueBefore } = shop.context.snapshot.current();
  await addSearchWord('qorvex', ['amber']);
  await shop.refresh();
  const { catalogue } = shop.context.snapshot.current();
  expect(catalogue.version).toBeGreaterThan(catalogueBefore.version);
  expect(catalogue.entries.every((entry, index) => entry === catalogueBefore.entries[index])).toBe(true);
  expect(catalogue.searchIndex.terms.every((term, index) => term === catalogueBefore.searchIndex.terms[index])).toBe(true);
  await shop.db
    .updateTable('products')
    .set({ tags: ['HOT'] })
    .where('product_id', '=', balm_id)
    .execute();
  await shop.refresh();
  expect(shop.context.snapshot.current().catalogue.searchIndex.lexicon).toBe(catalogue.searchIndex.lexicon);
});

test('the list is searched in words and meanings, filtered by language, and shows how many products each word finds', async () => {
  await addSearchWord('qorvex', ['amber', 'cedar'], { language: 'rw' });
  await addSearchWord('zelvo', ['cedar']);
  await shop.refresh();
  const list = async (query: string) => (await send('GET', `?${query}`)).body;
  const allWords = await list('sort=word&order=ASC');
  expect([allWords.total, allWords.data.map(({ word, finds }: { word: string; finds: number }) => [word, finds])]).toEqual([
    2,
    [
      ['qorvex', 2],
      ['zelvo', 1],
    ],
  ]);
  expect((await list('filter={"q":"AMBER"}')).total).toBe(1);
  expect((await list('filter={"language":"rw"}')).data).toMatchObject([{ word: 'qorvex' }]);
});

describe('trying a search', () => {
  const tryQuery = async (query: string, draft?: object) => (await send('POST', '/try', { query, ...(draft ? { draft } : {}) })).body.data;
  const listNames = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name);

  test('shows the first results that shoppers would get', async () => {
    expect(await tryQuery('ambar balm')).toMatchObject({ total: 1, corrected: 'amber balm', products: [{ name: 'Amber Balm' }] });
    const vessels = await tryQuery('vessel');
    expect([vessels.total, vessels.products.length]).toEqual([45, 6]);
  });

  test('says what the search reads in the words, and why it shows each product', async () => {
    const { concepts, reasons, products, refusal } = await tryQuery('amber balm quix');
    expect(concepts).toContainEqual({ words: 'quix', means: [], is_optional: false, is_known: false });
    expect([reasons[0].product_id, refusal]).toEqual([products[0].product_id, null]);
    expect(reasons[0].concepts).toContainEqual({ words: 'amber', found_by: 'amber', points: expect.any(Number) });
    expect(await tryQuery('quix zorb')).toMatchObject({ total: 0, refusal: 'mostly_unknown', reasons: [] });
  });

  test('shows the products that an unsaved word would find, in place of the saved word', async () => {
    await addSearchWord('qorvex', ['amber']);
    await shop.refresh();
    const draft = { replaces: 'qorvex', word: 'zelvo', means: ['cedar', ''], is_two_way: false };
    expect([
      listNames(await tryQuery('zelvo', draft)),
      listNames(await tryQuery('qorvex', draft)),
      listNames(await tryQuery('qorvex')),
    ]).toEqual([['Cedar Mist'], [], ['Amber Balm']]);
    // A draft without a word is ignored, so the saved word counts.
    expect((await tryQuery('qorvex', { ...draft, replaces: null, word: '', means: [] })).total).toBe(1);
    expect(await findProductNames('zelvo')).toEqual([]);
  });
});
