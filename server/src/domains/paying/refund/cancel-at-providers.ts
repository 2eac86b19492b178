import type { Attempt, Providers } from '../../payments/payments.ts';

/**
 * Cancels payments at the providers that support it. Must be called outside of a transaction. Never rejects: failures are ignored, as the
 * shop notices later payments by the provider's reports.
 */
export async function cancelAtProviders(providers: Providers, attempts: readonly Attempt[]): Promise<void> {
  await Promise.allSettled(
    attempts.map(async ({ provider, provider_reference }) => {
      if (provider === 'mobile_money' || provider_reference === null) return;
      await providers[provider]?.cancel?.(provider_reference);
    }),
  );
}
