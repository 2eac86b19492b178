import { describe, expect, test } from 'vitest';
import { findProvider, getPaymentMethod, listPaymentMethods } from './payment-methods.ts';
import type { Provider } from './providers/provider.ts';
import { PROVIDERS } from './providers/registry.ts';

/** Creates a provider with only the fields that these functions read. */
const createProvider = (name: string, method: Provider['method']) => ({ name, method }) as Provider;
const pesapal = createProvider('pesapal', 'card');
const momo = createProvider('momo', 'prompt');

describe('the payment methods of a shop', () => {
  test.each([
    ['no provider', { pesapal: null, momo: null }, ['mobile_money']],
    ['cards', { pesapal, momo: null }, ['mobile_money', 'card']],
    ['prompts', { pesapal: null, momo }, ['mobile_money', 'prompt']],
    ['cards and prompts', { pesapal, momo }, ['mobile_money', 'card', 'prompt']],
  ])('with %s include mobile money by dialling', (_, providers, methods) => {
    expect(listPaymentMethods(providers)).toEqual(methods);
  });

  test('are served by the configured provider, or by none if it is off', () => {
    expect(findProvider({ pesapal, momo }, 'prompt')).toBe(momo);
    expect(findProvider({ pesapal, momo }, 'card')).toBe(pesapal);
    expect(findProvider({ pesapal: null, momo }, 'card')).toBeNull();
  });
});

describe('the method of a stored payment', () => {
  test.each(PROVIDERS.map(({ name, method }) => [name, method]))('by %s is %s, even if the provider is off', (name, method) => {
    expect(getPaymentMethod(name)).toBe(method);
  });

  test('by dialling is mobile money, and by a provider that the shop no longer has is a card', () => {
    expect(getPaymentMethod('mobile_money')).toBe('mobile_money');
    expect(getPaymentMethod('a provider of years ago')).toBe('card');
  });
});
