/**
 * Tests that the messages of each language say what the English ones say. That the storefront and the server have the same files and keys in each
 * language, their own tests find.
 */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/src/languages.ts';
import { listMessages, type Message } from './list-messages.ts';
import { readSources } from './source-files.ts';

const FOLDERS = ['contract/src/messages', 'server/src/messages', 'storefront/app/messages'];

/** The messages of a language that other files use, by 'area/screen:key'. */
const readMessages = (folder: string, language: string): Map<string, Message> =>
  new Map(
    readSources(`${folder}/${language}`).flatMap(({ path, source }) =>
      listMessages(path, source)
        .filter(({ isExported }) => isExported)
        .map((message): [string, Message] => [`${path.slice(`${folder}/${language}/`.length, -'.ts'.length)}:${message.key}`, message]),
    ),
  );

/** These stand after a number, which only chooses between one and several. A language may have one form for both. */
const AFTER_COUNT = /AfterCount$/;

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

test.each(OTHER_LANGUAGES)('the contract has each message in the language %s, and no others', (language) => {
  const english = [...readMessages('contract/src/messages', 'en').keys()];
  expect(english.length).toBeGreaterThan(50);
  expect([...readMessages('contract/src/messages', language).keys()].toSorted()).toEqual(english.toSorted());
});

const cases = FOLDERS.flatMap((folder) => OTHER_LANGUAGES.map((language) => [folder, language] as const));

test.each(cases)('each message of %s/%s says the values that the English one says', (folder, language) => {
  const messages = readMessages(folder, language);
  const differing = [...readMessages(folder, 'en')].filter(
    ([id, { values }]) => !AFTER_COUNT.test(id) && values.join() !== messages.get(id)?.values.join(),
  );
  expect(differing.map(([id, { values }]) => `${id}: ${values.join(' ')} in English, ${messages.get(id)?.values.join(' ')}`)).toEqual([]);
});
