import type { Environment, ProviderSettings, ShopMode } from './definition.ts';
import { PROVIDERS } from './registry.ts';

/** The settings of each provider, by its name. */
export type PaymentSettings = Readonly<Record<string, ProviderSettings>>;

/** Reads the environment variables of every provider. */
export function readPaymentSettings(env: Environment, mode: ShopMode): { problems: string[]; settings: PaymentSettings } {
  const results = PROVIDERS.map((definition) => [definition.name, definition.readSettings(env, mode)] as const);
  return {
    problems: results.flatMap(([, { problems }]) => problems),
    settings: Object.fromEntries(results.flatMap(([name, { settings }]) => (settings ? [[name, settings]] : []))),
  };
}

/** Removes the stand-ins, for a shop whose database does not hold the demo. */
export const removeStandIns = (settings: PaymentSettings): PaymentSettings =>
  Object.fromEntries(Object.entries(settings).map(([name, { account }]) => [name, { account, standIn: null }]));
