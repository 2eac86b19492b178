import type { OpenProvider, ProviderHost } from './definition.ts';
import type { Providers } from './provider.ts';
import type { PaymentSettings } from './read-settings.ts';
import { PROVIDERS } from './registry.ts';

/** Opens every configured provider. `close` ends the stand-ins that were started. */
export async function openProviders(
  settings: PaymentSettings,
  host: ProviderHost,
): Promise<{ providers: Providers; close: () => Promise<void> }> {
  const opened: { name: string; open: OpenProvider | null }[] = [];
  for (const definition of PROVIDERS) {
    const own = settings[definition.name];
    opened.push({ name: definition.name, open: own ? await definition.open(own, host) : null });
  }
  return {
    providers: Object.fromEntries(opened.map(({ name, open }) => [name, open?.provider ?? null])),
    async close() {
      for (const { open } of opened) await open?.close();
    },
  };
}
