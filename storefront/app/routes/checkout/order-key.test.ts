import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearOrderKey, describeRequest, readWaitingKey, reuseOrCreateOrderKey } from './order-key.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
});

const item = { product_id: 'toner', option_id: null, size_id: 'large one', quantity: 2 };
const request = describeRequest({ address: 'KG 11 Ave 5, Kigali', expected_total: 20_000 }, [item]);

describe('the idempotency key of an order', () => {
  test('stays the same for the same request, and changes with the request', () => {
    const key = reuseOrCreateOrderKey('keza', request);
    expect(reuseOrCreateOrderKey('keza', request)).toBe(key);
    expect(readWaitingKey('keza')).toEqual({ key, request });
    const changedRequest = describeRequest({ address: 'KN 5 Rd 1, Kigali', expected_total: 20_000 }, [item]);
    expect(reuseOrCreateOrderKey('keza', changedRequest)).not.toBe(key);
  });

  test.each([
    ['another address', { address: 'KN 5 Rd 1', expected_total: 20_000 }, [item]],
    ['a coupon', { address: 'KG 11 Ave 5, Kigali', expected_total: 20_000, applied_coupon_code: 'MURAHO' }, [item]],
    ['another total', { address: 'KG 11 Ave 5, Kigali', expected_total: 19_000 }, [item]],
    ['another quantity', { address: 'KG 11 Ave 5, Kigali', expected_total: 20_000 }, [{ ...item, quantity: 3 }]],
    ['another size', { address: 'KG 11 Ave 5, Kigali', expected_total: 20_000 }, [{ ...item, size_id: null }]],
    ['another item besides', { address: 'KG 11 Ave 5, Kigali', expected_total: 20_000 }, [item, { ...item, product_id: 'serum' }]],
  ] as const)('%s is another request', (_, body, items) => {
    expect(describeRequest(body, items)).not.toBe(request);
  });

  test('belongs to one customer, and is removed after a response', () => {
    reuseOrCreateOrderKey('keza', request);
    expect(readWaitingKey('aline')).toBeNull();
    clearOrderKey('keza');
    expect(readWaitingKey('keza')).toBeNull();
  });

  test('stored by an older script without a request is not used for any request', () => {
    storage.set('placing:keza', 'a-key-alone');
    expect(readWaitingKey('keza')).toEqual({ key: 'a-key-alone', request: '' });
    expect(reuseOrCreateOrderKey('keza', request)).not.toBe('a-key-alone');
  });
});
