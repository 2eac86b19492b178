import type { OpenedProvider, ProviderHost } from './definition.ts';
import type { Providers } from './provider.ts';
import type { PaymentSettings } from './read-settings.ts';
import { PROVIDERS } from './registry.ts';

/** Opens every configured provider. `close` stops the stand-ins. */
export async function openProviders(
  settings: PaymentSettings,
  host: ProviderHost,
): Promise<{ providers: Providers; close: () => Promise<void> }> {
  const entries: { name: string; opened: OpenedProvider | null }[] = [];
  for (const definition of PROVIDERS) {
    const providerSettings = settings[definition.name];
    const opened = providerSettings ? await definition.open(providerSettings, host) : null;
    entries.push({ name: definition.name, opened });
  }
  return {
    providers: Object.fromEntries(entries.map(({ name, opened }) => [name, opened?.provider ?? null])),
    async close() {
      for (const { opened } of entries) await opened?.close();
    },
  };
}
