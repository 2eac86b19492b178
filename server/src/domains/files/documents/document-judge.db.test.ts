/**
 * Hostile documents occupy one thread for a bounded time, and do not delay other requests. Slow, because the worst documents use all the time
 * that they may.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFileForm, createContentTypes, createOfficeFile, createZip, PDF } from '../../../../test/support/fixtures/files.ts';
import { addShopper } from '../../../../test/support/fixtures/fixtures.ts';
import { createIpAddress } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';
import { measureLongestTurn_ms } from '../../../../test/support/system/main-thread.ts';
import { CHECK_TAKES_TOO_LONG } from '../refusals.ts';
import { createDocumentJudge, JUDGE_LIMITS } from './document-judge.ts';
import type { DocumentKind } from './judge-document.ts';

const repeatText = (count: number, createText: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => createText(index)).join('');
const MB = 1024 * 1024;
/**
 * Reading a form of ten megabytes blocks the event loop for 20 to 280 ms, depending on the machine, and judging must not add to that. So
 * the test first uploads a file that the shop reads and refuses without judging. A judged file may block the event loop for a multiple of
 * that upload's time, but at least for BLOCKED_MS_MIN. Judging on the main thread would block it for seconds.
 */
const BLOCKED_FACTOR_MAX = 3;
const MEASUREMENTS = 3;
const BLOCKED_MS_MIN = 100;
/** Creates a PDF in which each object is nested in sixty others, each of which is scanned. */
const createNestedPdf = (objects: number) =>
  Buffer.from(`%PDF-1.4\n${'1 0 obj<<'.repeat(60)}${'/A ( obj<<>>)'.repeat(objects)}${'>>'.repeat(60)}\n%%EOF`);

const HOSTILE_DOCUMENTS: [description: string, createDocument: () => Buffer][] = [
  ['XML of 0.5 MB with one tag of 45,000 attributes', () => Buffer.from(`<a ${repeatText(45_000, (index) => ` a${index}="1"`)}/>`)],
  ['XML of 2.2 MB with one tag of 190,000 attributes', () => Buffer.from(`<a ${repeatText(190_000, (index) => ` a${index}="1"`)}/>`)],
  [
    'XML of 10 MB with 1,000 attributes in each tag',
    () => Buffer.from(`<r>${`<a ${repeatText(1_000, (index) => ` a${index}="1"`)}/>`.repeat(980)}</r>`),
  ],
  ['XML with one tag that repeats an attribute a million times', () => Buffer.from(`<a ${' a="1"'.repeat(1_000_000)}/>`)],
  ['XML of a million nested elements', () => Buffer.from('<a>'.repeat(1_000_000))],
  ['XML with an attribute of 9 MB', () => Buffer.from(`<a b="${'x'.repeat(9 * MB)}"/>`)],
  ['XML with a name of 9 MB', () => Buffer.from(`<${'x'.repeat(9 * MB)}/>`)],
  ['XML with a comment of 9 MB', () => Buffer.from(`<a><!--${'x'.repeat(9 * MB)}--></a>`)],
  ['XML with a text of 10 MB', () => Buffer.from(`<a>${'x'.repeat(10 * MB - 10)}</a>`)],
  ['XML with a million entities', () => Buffer.from(`<a>${'&#233;'.repeat(1_000_000)}</a>`)],
  [
    'XML with 200,000 namespaces',
    () => Buffer.from(`<r>${repeatText(200_000, (index) => `<n${index}:a xmlns:n${index}="urn:${index}"/>`)}</r>`),
  ],
  ['XML with 280,000 tags', () => Buffer.from(`<r>${'<c a="1" b="hello"><v>12345</v></c>'.repeat(280_000)}</r>`)],
  [
    'an archive of 5,000 entries',
    () =>
      createZip([
        createContentTypes('docx'),
        ...Array.from({ length: 4_999 }, (_, index) => ({ name: `word/a${index}.xml`, body: '<a/>' })),
      ]),
  ],
  [
    'an archive that unpacks to 20 MB',
    () =>
      createOfficeFile(
        'docx',
        ...[1, 2].map((part) => ({ name: `word/${part}.xml`, body: repeatText(1_000_000, (index) => `<a>${index}</a>`).slice(0, 9 * MB) })),
      ),
  ],
  [
    'a document of unfinished fields',
    () => createOfficeFile('docx', { name: 'word/a.xml', body: repeatText(900_000, () => '<instrText').slice(0, 9 * MB) }),
  ],
  [
    'a PDF with 10 MB of objects',
    () => Buffer.from(`%PDF-1.4\n${repeatText(230_000, (index) => `${index} 0 obj<</Type/Page/A 1 0 R>>endobj\n`)}%%EOF`),
  ],
  ['a PDF of dictionaries that never end', () => Buffer.from(`%PDF-1.4\n${'obj<<'.repeat(2_000_000)}%%EOF`)],
  ['a PDF of streams that never end', () => Buffer.from(`%PDF-1.4\n${'obj<<>>stream\n'.repeat(700_000)}endstream\n%%EOF`)],
  ['a PDF with a string of 9 MB', () => Buffer.from(`%PDF-1.4\n1 0 obj<</A(${'x'.repeat(9 * MB)})>>\n%%EOF`)],
  ['a PDF with a million nested strings', () => Buffer.from(`%PDF-1.4\n1 0 obj<</A(${'('.repeat(1_000_000)})>>\n%%EOF`)],
  [
    'a PDF with 100,000 open actions',
    () => Buffer.from(`%PDF-1.4\n${repeatText(100_000, (index) => `/OpenAction ${index} 0 R\n${index} 0 obj[]`)}\n%%EOF`),
  ],
  ['a PDF of objects within objects', () => createNestedPdf(700_000)],
];

describe('while the shop judges', () => {
  let shop: SharedTestShop;
  let blocked_ms_max = BLOCKED_MS_MIN;
  const send = (token: string, { payload, headers }: ReturnType<typeof buildFileForm>) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      remoteAddress: createIpAddress(),
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
  beforeAll(async () => {
    shop = await openSharedTestShop();
    const { token } = await addShopper(shop.db);
    const form = buildFileForm(Buffer.alloc(9 * MB));
    for (let measurement = 0; measurement < MEASUREMENTS; measurement++) {
      const blocked_ms = await measureLongestTurn_ms(async () => {
        expect((await send(token, form)).statusCode).toBe(415);
      });
      blocked_ms_max = Math.max(blocked_ms_max, BLOCKED_FACTOR_MAX * blocked_ms);
    }
  });

  test.each(HOSTILE_DOCUMENTS)('%s, other requests are not delayed, and the upload gets a response', async (_, createDocument) => {
    const { token } = await addShopper(shop.db);
    const form = buildFileForm(createDocument());
    let status = 0;
    const started_ms = performance.now();
    const longest_ms = await measureLongestTurn_ms(async () => {
      status = (await send(token, form)).statusCode;
    });
    expect([200, 400, 413, 415]).toContain(status);
    expect(longest_ms).toBeLessThan(blocked_ms_max);
    expect(performance.now() - started_ms).toBeLessThan(JUDGE_LIMITS.wait_ms_max + 5_000);
  });
});

describe('a document whose check takes', () => {
  const judgeDocument = (documentJudge: ReturnType<typeof createDocumentJudge>, kind: DocumentKind, bytes: Buffer) =>
    documentJudge.judge('keza', kind, bytes).then((outcome) => (outcome.ok ? outcome.value.extension : outcome));

  test('too much processor time is refused, and the next one gets a new thread', async () => {
    const documentJudge = createDocumentJudge({ ...JUDGE_LIMITS, work_ms_max: 200 });
    for (let round = 0; round < 2; round++) {
      expect(await judgeDocument(documentJudge, 'pdf', createNestedPdf(700_000))).toEqual(CHECK_TAKES_TOO_LONG);
      expect(await judgeDocument(documentJudge, 'pdf', Buffer.from(PDF))).toBe('pdf');
    }
    await documentJudge.close();
  });

  test('too long on a busy machine is refused', async () => {
    const documentJudge = createDocumentJudge({ ...JUDGE_LIMITS, wait_ms_max: 100 });
    expect(await judgeDocument(documentJudge, 'pdf', createNestedPdf(700_000))).toEqual(CHECK_TAKES_TOO_LONG);
    await documentJudge.close();
  });

  test('too much memory is refused, and the next one gets a new thread', async () => {
    const documentJudge = createDocumentJudge({ ...JUDGE_LIMITS, work_ms_max: 60_000, wait_ms_max: 60_000, memory_mb_max: 16 });
    const tags = Buffer.from(`<a ${repeatText(900, (index) => ` a${index}="${'x'.repeat(10_000)}"`)}/>`);
    expect(await judgeDocument(documentJudge, 'markup', tags)).toEqual(CHECK_TAKES_TOO_LONG);
    expect(await judgeDocument(documentJudge, 'pdf', Buffer.from(PDF))).toBe('pdf');
    await documentJudge.close();
  });
});

test('while one document is judged, ten wait, at most three of one shopper; when the queue is full, her waiting documents make room for other shoppers', async () => {
  const documentJudge = createDocumentJudge();
  const send = (user_id: string) => documentJudge.judge(user_id, 'pdf', Buffer.from(PDF));
  const ofOneShopper = Array.from({ length: 5 }, () => send('keza'));
  const ofOthers = Array.from({ length: 10 }, (_, shopper) => send(`shopper ${shopper}`));
  const collectRefusals = (judgements: readonly Promise<unknown>[]) =>
    Promise.all(
      judgements.map((judgement) =>
        judgement.then(
          () => null,
          ({ statusCode }: { statusCode: number }) => statusCode,
        ),
      ),
    );
  // Of the five documents of one shopper, the first runs, three wait, and the fifth is refused (429). Seven documents of other shoppers
  // fill the queue. The next two take the places of two of her documents, which are refused (503). Then each shopper has one waiting
  // document, so the last document is refused (503).
  // Awaits both together, as a rejection that nothing handles yet would fail the test run.
  expect(await Promise.all([collectRefusals(ofOneShopper), collectRefusals(ofOthers)])).toEqual([
    [null, null, 503, 503, 429],
    [...Array(9).fill(null), 503],
  ]);
  await documentJudge.close();
});

test('judging returns the bytes unchanged', async () => {
  const documentJudge = createDocumentJudge();
  const outcome = await documentJudge.judge('keza', 'pdf', Buffer.from(PDF));
  expect(outcome).toMatchObject({ ok: true, value: { extension: 'pdf' } });
  expect(outcome.ok && outcome.value.bytes.equals(PDF)).toBe(true);
  await documentJudge.close();
});
