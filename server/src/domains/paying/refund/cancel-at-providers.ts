import type { Attempt, Providers } from '../../payments/payments.ts';

/**
 * Cancels payments at the providers that can do so. Call it outside any transaction. Ignores failures: the next report of the provider
 * shows money that comes anyway. Never rejects.
 */
export async function cancelAtProviders(providers: Providers, attempts: readonly Attempt[]): Promise<void> {
  await Promise.allSettled(
    attempts.map(async ({ provider, provider_reference }) => {
      if (provider === 'mobile_money' || provider_reference === null) return;
      await providers[provider]?.cancel?.(provider_reference);
    }),
  );
}
