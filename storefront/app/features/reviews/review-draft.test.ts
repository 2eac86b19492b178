import { afterEach, expect, test, vi } from 'vitest';
import { type Draft, readDraft, storeDraft } from './review-draft.ts';

const EMPTY: Draft = { rating: 0, text: '', skin_type: '', images: [] };

/** Replaces the session storage with a storage that returns this text for every key, and reads the draft. */
function readStored(text: string | null) {
  vi.stubGlobal('sessionStorage', {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
  });
  return readDraft('keza', 'toner');
}
afterEach(() => vi.unstubAllGlobals());

test('a stored draft is read back', () => {
  readStored(null);
  const draft: Draft = { rating: 4, text: 'Soft', skin_type: 'Dry', images: ['a.webp', 'b.webp'] };
  storeDraft('keza', 'toner', draft, EMPTY);
  expect(readDraft('keza', 'toner')).toEqual(draft);
});

test.each([null, '', 'rubbish', 'null', '7', '"text"', '[]'])('%s is not read as a draft', (text) => {
  expect(readStored(text)).toBeNull();
});

test.each([
  ['{"text":5,"images":"abc"}', EMPTY],
  ['{"images":[1,{},"a.webp","a.webp",""],"text":null}', { ...EMPTY, images: ['a.webp'] }],
  ['{"rating":9,"text":"Soft","skin_type":["Dry"]}', { ...EMPTY, text: 'Soft' }],
  ['{"rating":"5","skin_type":"Golden","images":null}', EMPTY],
  ['{"rating":2,"images":["1","2","3","4","5","6"]}', { ...EMPTY, rating: 2, images: ['1', '2', '3', '4', '5'] }],
])('of %s only valid fields are read', (text, draft) => {
  expect(readStored(text)).toEqual(draft);
});
