import type { PaymentMethod } from '@uruhu/contract/payment';
import type { Providers } from './provider.ts';

/** How can be paid: by dialling a code always, and through whichever providers there are. */
export const methodsOf = (providers: Providers): PaymentMethod[] => [
  'mobile_money',
  ...Object.values(providers).flatMap((provider) => (provider ? [provider.method] : [])),
];
