import type { PaymentMethod } from '@uruhu/contract/payment';
import type { Provider, ProviderMethod, Providers } from './providers/provider.ts';
import { PROVIDERS } from './providers/registry.ts';

/** The payment methods that the shop offers: always mobile money by dialling, and the methods of the configured providers. */
export const listPaymentMethods = (providers: Providers): PaymentMethod[] => [
  'mobile_money',
  ...Object.values(providers).flatMap((provider) => (provider ? [provider.method] : [])),
];

/** The configured provider of this payment method; null if there is none. */
export const findProvider = (providers: Providers, method: ProviderMethod): Provider | null =>
  Object.values(providers).find((provider) => provider?.method === method) ?? null;

/** The payment method of an attempt, by its stored provider. A provider that the shop no longer has counts as one for cards. */
export const getPaymentMethod = (provider: string): PaymentMethod =>
  provider === 'mobile_money' ? 'mobile_money' : (PROVIDERS.find(({ name }) => name === provider)?.method ?? 'card');
