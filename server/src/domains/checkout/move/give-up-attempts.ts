import type { Attempt, Providers } from '../../payments/payments.ts';

/**
 * Tells the providers that nothing is to be paid any more, as far as they can be told. Outside any transaction; what fails is left: money
 * that comes all the same is found by the next look at the attempt. Never rejects.
 */
export async function giveUpAttempts(providers: Providers, attempts: readonly Attempt[]): Promise<void> {
  await Promise.allSettled(
    attempts.map(async ({ provider, provider_reference }) => {
      if (provider === 'mobile_money' || provider_reference === null) return;
      await providers[provider]?.cancel?.(provider_reference);
    }),
  );
}
