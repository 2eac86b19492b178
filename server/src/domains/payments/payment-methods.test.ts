import { expect, test } from 'vitest';
import { findProvider, getPaymentMethod, listPaymentMethods } from './payment-methods.ts';
import type { Provider } from './providers/provider.ts';
import { PROVIDERS } from './providers/registry.ts';

/** Creates a provider with only the fields that these functions read. */
const createProvider = (name: string, method: Provider['method']) => ({ name, method }) as Provider;
const pesapal = createProvider('pesapal', 'card');
const momo = createProvider('momo', 'prompt');

test.each([
  ['no provider', { pesapal: null, momo: null }, ['mobile_money']],
  ['a provider of cards', { pesapal, momo: null }, ['mobile_money', 'card']],
  ['a provider of prompts', { pesapal: null, momo }, ['mobile_money', 'prompt']],
  ['providers of cards and prompts', { pesapal, momo }, ['mobile_money', 'card', 'prompt']],
])('a shop with %s offers mobile money by dialling, and the methods of its providers', (_, providers, methods) => {
  expect(listPaymentMethods(providers)).toEqual(methods);
});

test('the provider of a payment method is the configured one, or null if it is off', () => {
  expect(findProvider({ pesapal, momo }, 'prompt')).toBe(momo);
  expect(findProvider({ pesapal, momo }, 'card')).toBe(pesapal);
  expect(findProvider({ pesapal: null, momo }, 'card')).toBeNull();
});

test.each(PROVIDERS.map(({ name, method }) => [name, method]))(
  'a payment stored with the provider %s has the method %s, even if the provider is off',
  (name, method) => {
    expect(getPaymentMethod(name)).toBe(method);
  },
);

test('a payment that the shopper dialled has the method mobile money', () => {
  expect(getPaymentMethod('mobile_money')).toBe('mobile_money');
});

test('a payment by a provider that the shop no longer has counts as one by card', () => {
  expect(getPaymentMethod('a provider of years ago')).toBe('card');
});
