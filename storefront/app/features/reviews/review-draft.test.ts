import { afterEach, expect, test, vi } from 'vitest';
import { type Draft, readDraft, storeDraft } from './review-draft.ts';

const EMPTY_DRAFT: Draft = { rating: 0, text: '', skin_type: '', images: [] };

/** Replaces the session storage with a storage that holds this text under every key. */
function stubSessionStorage(text: string | null) {
  vi.stubGlobal('sessionStorage', {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
  });
}
function readDraftStoredAs(text: string | null) {
  stubSessionStorage(text);
  return readDraft('keza', 'toner');
}
afterEach(() => vi.unstubAllGlobals());

test('a stored draft is read back', () => {
  stubSessionStorage(null);
  const draft: Draft = { rating: 4, text: 'Soft', skin_type: 'Dry', images: ['a.webp', 'b.webp'] };
  storeDraft('keza', 'toner', draft, EMPTY_DRAFT);
  expect(readDraft('keza', 'toner')).toEqual(draft);
});

test.each([null, '', 'rubbish', 'null', '7', '"text"', '[]'])('%s is not read as a draft', (text) => {
  expect(readDraftStoredAs(text)).toBeNull();
});

test.each([
  ['{"text":5,"images":"abc"}', EMPTY_DRAFT],
  ['{"images":[1,{},"a.webp","a.webp",""],"text":null}', { ...EMPTY_DRAFT, images: ['a.webp'] }],
  ['{"rating":9,"text":"Soft","skin_type":["Dry"]}', { ...EMPTY_DRAFT, text: 'Soft' }],
  ['{"rating":"5","skin_type":"Golden","images":null}', EMPTY_DRAFT],
  ['{"rating":2,"images":["1","2","3","4","5","6"]}', { ...EMPTY_DRAFT, rating: 2, images: ['1', '2', '3', '4', '5'] }],
])('of %s only valid fields are read', (text, draft) => {
  expect(readDraftStoredAs(text)).toEqual(draft);
});
