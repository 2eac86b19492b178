import { afterEach, describe, expect, test, vi } from 'vitest';
import { readLocalWishlist } from './local-wishlist.ts';

const stubStorage = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text });
afterEach(() => vi.unstubAllGlobals());

describe('the wishlist stored on a device', () => {
  test('is read as a map by product', () => {
    stubStorage('[{"wishlist_id":"w1","product_id":"a"},{"wishlist_id":"w2","product_id":"b","product":{}}]');
    expect([...(readLocalWishlist() ?? [])]).toEqual([
      ['a', 'w1'],
      ['b', 'w2'],
    ]);
  });

  test('is empty if nothing is stored', () => {
    stubStorage(null);
    expect(readLocalWishlist()?.size).toBe(0);
  });

  test.each(['', '{', 'null', '5', '"text"', '{"a":1}', '[null]', '[{"product_id"'])('is null if it is malformed: %j', (text) => {
    stubStorage(text);
    expect(readLocalWishlist()).toBeNull();
  });

  test.each(['[1]', '[{}]', '["constructor"]', '[{"product_id":{}}]'])('has no product if its entries are something else: %j', (text) => {
    stubStorage(text);
    expect(readLocalWishlist()?.has('constructor')).toBe(false);
  });

  test('is null if the browser forbids storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(readLocalWishlist()).toBeNull();
  });
});
