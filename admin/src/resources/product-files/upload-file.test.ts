import { afterEach, describe, expect, test, vi } from 'vitest';
import { findFileProblem, uploadFiles } from './upload-file.ts';

const createFile = (name: string, size: number) => ({ name, size }) as File;

test('a file that the shop would refuse is refused before it is sent', () => {
  expect(findFileProblem(createFile('list.xlsx', 10), null)).toContain('CSV UTF-8');
  expect(findFileProblem(createFile('list.csv', 0), null)).toBe('This file is empty.');
  expect(findFileProblem(createFile('list.csv', 100_000_001), null)).toContain('100 MB');
  expect(findFileProblem(createFile('list.csv', 10), createFile('a.zip', 200_000_001))).toContain('200 MB');
  expect(findFileProblem(createFile('list.csv', 10), createFile('a.zip', 10))).toBe('');
});

describe('a part whose reply is lost', () => {
  afterEach(() => vi.unstubAllGlobals());

  const csv = new File(['name\nRose\n'], 'list.csv');
  const found = { import_id: '1', state: 'uploading' };
  const reply = (status: number, body: object) => Response.json(body, { status });

  /** Answers the calls in this order; null: the line breaks. */
  function answer(...replies: (Response | null)[]) {
    const calls: string[] = [];
    vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
      calls.push(`${method} ${address}`);
      const next = replies.shift();
      if (!next) throw new TypeError('the line is broken');
      return next;
    });
    return calls;
  }
  const upload = () => uploadFiles({ kind: 'products', csv, zip: null }, () => {});
  const refusal = (code: string) => reply(409, { status: 'error', code, message: `refused: ${code}`, errors: [] });

  test('counts as arrived where the import is past that step', async () => {
    const ready = { ...found, state: 'ready' };
    const calls = answer(reply(200, { data: found }), null, refusal('import_step_not_possible'), reply(200, { data: ready }));
    expect(await upload()).toMatchObject(ready);
    expect(calls).toHaveLength(4);
  });

  test.each(['file_part_missing', 'import_replaced', 'imports_too_large'])('is not swallowed by the refusal %s', async (code) => {
    const calls = answer(reply(200, { data: found }), null, refusal(code));
    await expect(upload()).rejects.toThrow(`refused: ${code}`);
    expect(calls).toHaveLength(3);
  });

  test('does not count as arrived at the first try', async () => {
    answer(reply(200, { data: found }), refusal('import_step_not_possible'));
    await expect(upload()).rejects.toThrow('refused: import_step_not_possible');
  });
});
