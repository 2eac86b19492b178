import { afterEach, describe, expect, test, vi } from 'vitest';
import { readMirror } from './wishlist-mirror.ts';

const storageWith = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text });
afterEach(() => vi.unstubAllGlobals());

describe('the wishlist stored on a device', () => {
  test('is read as a map by product', () => {
    storageWith('[{"wishlist_id":"w1","product_id":"a"},{"wishlist_id":"w2","product_id":"b","product":{}}]');
    expect([...(readMirror() ?? [])]).toEqual([
      ['a', 'w1'],
      ['b', 'w2'],
    ]);
  });

  test('is empty if nothing is stored', () => {
    storageWith(null);
    expect(readMirror()?.size).toBe(0);
  });

  test.each(['', '{', 'null', '5', '"text"', '{"a":1}', '[null]', '[{"product_id"'])('is null if it is malformed: %j', (text) => {
    storageWith(text);
    expect(readMirror()).toBeNull();
  });

  test.each(['[1]', '[{}]', '["constructor"]', '[{"product_id":{}}]'])('has no product if its entries are something else: %j', (text) => {
    storageWith(text);
    expect(readMirror()?.has('constructor')).toBe(false);
  });

  test('is null if the browser forbids storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(readMirror()).toBeNull();
  });
});
