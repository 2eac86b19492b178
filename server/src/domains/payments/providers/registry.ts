/** All payment providers. To add one, create its folder, list it here, and describe its variables in .env.example. */
import type { ProviderDefinition } from './definition.ts';
import { momo } from './momo/momo.ts';
import { pesapal } from './pesapal/pesapal.ts';

export const PROVIDERS: readonly ProviderDefinition[] = [pesapal, momo];

export function findDefinition(name: string): ProviderDefinition {
  const found = PROVIDERS.find((definition) => definition.name === name);
  if (!found) throw new Error(`no payment provider is called ${name}`);
  return found;
}
