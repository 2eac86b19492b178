import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSAL_STATUS, type RefusalCode } from '@uruhu/contract/codes';
import { describe, expect, test } from 'vitest';
import { formatMoment } from '../domains/mail/templates/format-time.ts';
import { TEMPLATES } from '../domains/mail/templates/templates.ts';
import { refuse } from '../lib/outcome.ts';
import * as en from './en/all.ts';
import { getMailMessages, MESSAGES, MESSAGES_WITHOUT_MAILS, type Messages, STAFF_MESSAGES } from './messages.ts';
import * as rw from './rw/all.ts';
import { buildRefusalBody, createFieldError, createMessage, findResolutionSentence } from './sentences.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CODES = Object.keys(REFUSAL_STATUS) as RefusalCode[];

/** Lists the sources of a folder, without tests and messages. */
const listSources = (folder: string): { path: string; text: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)messages\//.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(ROOT, folder, path), 'utf8') }));
const SERVER_SOURCES = listSources('server/src');
const CONTRACT_SOURCES = listSources('contract/src').filter(({ path }) => !path.endsWith('/codes.ts'));
const STOREFRONT_SOURCES = listSources('storefront/app');

/** Lists the keys of all texts, and of each function how many values it takes. */
const listKeys = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, inner]) => {
    if (typeof inner === 'function') return [`${path}${key}(${inner.length})`];
    return inner !== null && typeof inner === 'object' ? listKeys(inner, `${path}${key}.`) : [`${path}${key}`];
  });

describe.each(Object.entries(MESSAGES))('the language %s', (language, messages) => {
  test('has each key of the shop’s first language, and its own name', () => {
    expect(listKeys(messages)).toEqual(listKeys(MESSAGES.en));
    expect(messages.mails.language).toBe(language);
  });
});

test('staff have a sentence for each refusal, and for nothing else', () => {
  expect(Object.keys(STAFF_MESSAGES.refusals).sort()).toEqual([...CODES].sort());
});

describe('another language', () => {
  const translated: Messages = {
    ...MESSAGES.en,
    fields: { ...en.fields, too_long: ({ bound }) => `${bound} ntarengwa` },
    refusals: {
      ...MESSAGES.en.refusals,
      coupon_not_found: 'Kode ntibaho',
      coupon_minimum_spend: ({ minimum_rwf }) => `Guhera kuri ${minimum_rwf}`,
    },
  };

  test('translates a refusal and its values under the same code', () => {
    expect(createMessage(refuse('coupon_not_found'), translated)).toBe('Kode ntibaho');
    expect(buildRefusalBody(refuse('coupon_minimum_spend', { values: { minimum_rwf: 20_000 } }), translated)).toEqual({
      status: 'error',
      code: 'coupon_minimum_spend',
      message: 'Guhera kuri 20000',
    });
    expect(createFieldError('name', 'too_long:100', translated)).toEqual({ path: 'name', code: 'too_long', message: '100 ntarengwa' });
  });

  test('leaves what staff read in English', () => {
    expect(createMessage(refuse('member_not_found'), translated)).toBe(STAFF_MESSAGES.refusals.member_not_found);
    expect(findResolutionSentence({ resolution_code: 'claim_rejected', resolution: '' })).toBe('rejected');
    expect(findResolutionSentence({ resolution_code: '', resolution: 'rejected by phone' })).toBe('rejected by phone');
    expect(getMailMessages('rw').staffInvitation).toBe(STAFF_MESSAGES.mails.staffInvitation);
  });

  test('translates mails', () => {
    const mailContext = { shop: 'Uruhu', buildUrl: (path: string) => `https://shop.example${path}`, hasAccount: true };
    const mails = { ...getMailMessages('en'), reset: { ...en.mails.reset, subject: 'Ijambobanga rishya' } };
    expect(TEMPLATES.reset({ name: 'Keza', token: 't' }, mailContext, mails).subject).toBe('Ijambobanga rishya');
  });
});

describe('a shop without a mail server', () => {
  const PROMISED_LINK = /open the link|the mail that we|sent several links|confirm your e-mail/i;
  const listTexts = ({ refusals }: Messages) => Object.values(refusals).filter((sentence) => typeof sentence === 'string');

  test('asks in no refusal for a link of a mail, and says what to do instead', () => {
    expect(listTexts(MESSAGES.en).filter((text) => PROMISED_LINK.test(text))).not.toEqual([]);
    expect(listTexts(MESSAGES_WITHOUT_MAILS.en).filter((text) => PROMISED_LINK.test(text))).toEqual([]);
    for (const sentence of Object.values(en.refusalsWithoutMails)) {
      const values = { most: 1, wanted: 2, name: 'Toner', has_unpaid_orders: false, email_verified: false };
      const text = typeof sentence === 'string' ? sentence : sentence(values);
      expect(text).toMatch(/contact us/);
      expect(text).not.toMatch(PROMISED_LINK);
    }
  });
});

describe('the body of a refusal', () => {
  test('names its code, its sentence, its fields and its data', () => {
    expect(buildRefusalBody(refuse('username_taken', { fields: ['username'], data: { a: 1 } }), MESSAGES.en)).toEqual({
      status: 'error',
      code: 'username_taken',
      message: 'Username is already taken',
      errors: [{ path: 'username', code: 'username_taken', message: 'Username is already taken' }],
      data: { a: 1 },
    });
  });

  test('has the message of the schema library for a field that is refused without a code', () => {
    expect(createFieldError('a', 'Too big: expected 3', MESSAGES.en)).toEqual({
      path: 'a',
      code: 'invalid_value',
      message: 'Too big: expected 3',
    });
    expect(createFieldError('a', '', MESSAGES.en)).toEqual({ path: 'a', code: 'invalid_value', message: 'Invalid value' });
  });
});

test('a day in a mail has the names of its language', () => {
  const time = new Date('2026-11-28T12:05:00Z');
  const format = (language: 'en' | 'fr' | 'rw') => formatMoment(getMailMessages(language), time);
  expect([format('en'), format('fr'), format('rw')]).toEqual([
    '28 November 2026 at 14:05',
    '28 novembre 2026 à 14:05',
    '28 Ugushyingo 2026, 14:05',
  ]);
});

describe('in the source files', () => {
  test('nothing formats or sorts by the locale rw, for which browsers have no data', () => {
    const folders = ['server/src', 'contract/src', 'storefront/app'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .map((path) => `${folder}/${path}`),
    );
    const BY_LOCALE = /(?:Intl\.\w+\(|toLocale\w*\(|localeCompare\([^)]*|\blocale\b[^'"]*)['"]rw(?:-RW)?['"]/;
    expect(folders.filter((path) => BY_LOCALE.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
    expect(rw.mails.locale).not.toMatch(/^rw/);
  });

  test('nothing that shoppers see is sorted or formatted by the locale of the machine, which differs between server and phone', () => {
    const BY_MACHINE = /\.localeCompare\([^,()]*(\([^()]*\))?\)|\.toLocale\w+\(\)|new Intl\.\w+\(\s*(\)|undefined|\[\])/;
    const sources = [...SERVER_SOURCES, ...CONTRACT_SOURCES, ...STOREFRONT_SOURCES];
    expect(sources.filter(({ text }) => BY_MACHINE.test(text)).map(({ path }) => path)).toEqual([]);
  });

  const isNamedIn = (code: string, sources: readonly { text: string }[]) => sources.some(({ text }) => text.includes(`'${code}'`));

  test('each refusal code is used by the server', () => {
    expect(CODES.filter((code) => !isNamedIn(code, SERVER_SOURCES))).toEqual([]);
  });

  test('each sentence about a field is used by a schema', () => {
    const sources = [...SERVER_SOURCES, ...CONTRACT_SOURCES, ...STOREFRONT_SOURCES];
    expect(Object.keys(en.fields).filter((code) => !isNamedIn(code, sources))).toEqual([]);
  });

  /** These files compare messages of a payment provider, the database or the browser, which have no refusal code. */
  const FOREIGN_TEXT_PATHS = /^(server\/src\/(domains\/payments|database)\/|storefront\/app\/features\/shell\/error-page\.tsx$)/;

  test('no code compares the sentence of a refusal', () => {
    const COMPARED_MESSAGE =
      /\bmessage\s*[!=]==(?!\s*(null|undefined)\b)|[!=]==\s*(\w+\.)*message\b|\bmessage\.(includes|startsWith|endsWith|match|search)\(|\.test\(\s*(\w+\.)*message\s*\)/;
    const violations = [...SERVER_SOURCES, ...CONTRACT_SOURCES, ...STOREFRONT_SOURCES].filter(
      ({ path, text }) => !FOREIGN_TEXT_PATHS.test(path) && COMPARED_MESSAGE.test(text),
    );
    expect(violations.map(({ path }) => path)).toEqual([]);
  });

  test('no sentence for shoppers or staff is outside of the message files', () => {
    // A text in quotes that begins with a capital, has a further word in lower case, and ends like a sentence.
    const SENTENCE = /(?<!\w)(['`])[A-Z][a-z’]*(?: [^'`]*)? [a-z][^'`]*[.!?]\1/;
    /** Sentences for operators at the shop's machine, for the log, and for programmers. */
    const FOR_OPERATORS = /(new \w*Error|print|log\.\w+|warn|describe|summary:|description:)\b|throw /;
    const PATHS_FOR_OPERATORS = /\/commands\/|fixture\.ts$|api-docs\.ts$|\/manage-staff\.ts$|^server\/src\/(database|seed|lib)\//;
    const violations = SERVER_SOURCES.filter(({ path }) => !PATHS_FOR_OPERATORS.test(path)).flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && SENTENCE.test(line) && !FOR_OPERATORS.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(violations).toEqual([]);
  });

  test('no status of a refusal is chosen outside the table of codes', () => {
    // Not found here: `.code(404).headers(…)`, the reply for a missing picture, whose placeholder has no refusal code.
    const STATUS_LITERAL = /\.code\((4|5)\d\d\)(?!\.headers)/;
    const violations = SERVER_SOURCES.filter(({ text }) => STATUS_LITERAL.test(text)).map(({ path }) => path);
    expect(violations).toEqual([]);
  });
});
