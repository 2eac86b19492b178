import { afterEach, describe, expect, test, vi } from 'vitest';
import { readMirror } from './hearts.ts';

const storageWith = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text });
afterEach(() => vi.unstubAllGlobals());

describe('what is kept on the device', () => {
  test('is read by product', () => {
    storageWith('[{"wishlist_id":"w1","product_id":"a"},{"wishlist_id":"w2","product_id":"b","product":{}}]');
    expect([...(readMirror() ?? [])]).toEqual([
      ['a', 'w1'],
      ['b', 'w2'],
    ]);
  });

  test('is empty where nothing is', () => {
    storageWith(null);
    expect(readMirror()?.size).toBe(0);
  });

  test.each(['', '{', 'null', '5', '"text"', '{"a":1}', '[null]', '[{"product_id"'])('cannot be read where it is spoilt: %j', (text) => {
    storageWith(text);
    expect(readMirror()).toBeNull();
  });

  test.each(['[1]', '[{}]', '["constructor"]', '[{"product_id":{}}]'])('lights no heart where it is something else: %j', (text) => {
    storageWith(text);
    expect(readMirror()?.has('constructor')).toBe(false);
  });

  test('cannot be read where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(readMirror()).toBeNull();
  });
});
