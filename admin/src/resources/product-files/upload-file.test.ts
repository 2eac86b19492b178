import { afterEach, describe, expect, test, vi } from 'vitest';
import { findFileProblem, uploadFiles } from './upload-file.ts';

const createFile = (name: string, size: number) => ({ name, size }) as File;

test('a staff member learns what is wrong with a file before it is uploaded', () => {
  expect(findFileProblem(createFile('list.xlsx', 10), null)).toContain('CSV UTF-8');
  expect(findFileProblem(createFile('list.csv', 0), null)).toBe('This file is empty.');
  expect(findFileProblem(createFile('list.csv', 100_000_001), null)).toContain('100 MB');
  expect(findFileProblem(createFile('list.csv', 10), createFile('a.zip', 200_000_001))).toContain('200 MB');
  expect(findFileProblem(createFile('list.csv', 10), createFile('a.zip', 10))).toBe('');
});

describe('an upload in which the reply to one part is lost', () => {
  afterEach(() => vi.unstubAllGlobals());

  const csv = new File(['name\nRose\n'], 'list.csv');
  const productImport = { import_id: '1', state: 'uploading' };
  const createReply = (status: number, body: object) => Response.json(body, { status });

  /** Makes `fetch` return these replies in their order, and throw for null. Returns the list of the calls. */
  function stubReplies(...replies: (Response | null)[]) {
    const calls: string[] = [];
    vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
      calls.push(`${method} ${address}`);
      const reply = replies.shift();
      if (!reply) throw new TypeError('the connection is broken');
      return reply;
    });
    return calls;
  }
  const upload = () => uploadFiles({ kind: 'products', csv, zip: null }, () => {});
  const createRefusal = (code: string) => createReply(409, { status: 'error', code, message: `refused: ${code}`, errors: [] });

  test('succeeds when the repeated part is refused because the import has gone on', async () => {
    const readyImport = { ...productImport, state: 'ready' };
    const calls = stubReplies(
      createReply(200, { data: productImport }),
      null,
      createRefusal('import_step_not_possible'),
      createReply(200, { data: readyImport }),
    );
    expect(await upload()).toMatchObject(readyImport);
    expect(calls).toHaveLength(4);
  });

  test.each(['file_part_missing', 'import_replaced', 'imports_too_large'])(
    'fails when the repeated part is refused as %s',
    async (code) => {
      const calls = stubReplies(createReply(200, { data: productImport }), null, createRefusal(code));
      await expect(upload()).rejects.toThrow(`refused: ${code}`);
      expect(calls).toHaveLength(3);
    },
  );

  test('fails when the first try of a part is refused, because it cannot have arrived before', async () => {
    stubReplies(createReply(200, { data: productImport }), createRefusal('import_step_not_possible'));
    await expect(upload()).rejects.toThrow('refused: import_step_not_possible');
  });
});
