/** The definition of a payment provider. The folder of each provider exports one, and `registry.ts` lists them. */
import { z } from 'zod';
import type { Issues } from '../../../lib/env-fields.ts';
import type { Provider, ProviderMethod } from './provider.ts';

export type Environment = Record<string, string | undefined>;
export type ShopMode = { isProduction: boolean; isDemo: boolean };

/** If both are null, the provider is off. In a demo, a stand-in simulates the provider without real money. */
export type ProviderSettings<Account = unknown, StandIn = unknown> = { account: Account | null; standIn: StandIn | null };

/** The functions and settings of the shop that a provider can use. */
export type ProviderHost = {
  /** The shop's origin. A function, as the origin may be known only once the shop listens. */
  publicUrl: () => string;
  /** Writes a line for operators into the log. Pass no secrets. */
  log: (line: string) => void;
  /** Prints a line when the shop starts. */
  print: (line: string) => void;
  /** The address on which the shop listens, and its data folder, for a stand-in in the same process. */
  shop: { host: string; port: number; publicUrl: string | undefined; dataDir: string };
};
export type OpenedProvider = { provider: Provider; close: () => Promise<void> };

/**
 * A notice: a request by which a provider tells the shop that a payment has changed. PesaPal calls it IPN, MTN callback, others webhook. It
 * names the payment by the provider's reference, by the shop's id, or both; a missing id is ''. As anyone can send a notice, the shop then
 * asks the provider.
 */
export type PaymentNotice = { provider_reference: string; payment_attempt_id: string };

/** Reads a provider's notices and builds the replies. */
export type Notices = {
  read(fields: Record<string, unknown>): PaymentNotice;
  /** If the notice is not processed, the reply asks the provider to send it again. */
  buildReply(fields: Record<string, unknown>, outcome: { isProcessed: boolean }): Record<string, unknown>;
};

type ProviderImplementation<Variables extends z.ZodRawShape, Account, StandIn> = {
  /** Stored with every payment attempt, so the name of a provider must never change. */
  name: string;
  method: ProviderMethod;
  /** The environment variables that configure the provider. */
  variableSchemas: Variables;
  /** Reports variables that do not fit together to `issues`. */
  checkSettings(env: z.output<z.ZodObject<Variables>>, mode: Pick<ShopMode, 'isProduction'>, issues: Issues): void;
  readSettings(env: z.output<z.ZodObject<Variables>>, mode: ShopMode): ProviderSettings<Account, StandIn>;
  open(account: Account, host: ProviderHost): Provider;
  openStandIn(standIn: StandIn, host: ProviderHost): Promise<OpenedProvider>;
  notices: Notices;
};

export type ProviderDefinition = {
  name: string;
  method: ProviderMethod;
  notices: Notices;
  /** The names of the environment variables that configure the provider. */
  variables: readonly string[];
  /** `settings` is null if there are problems. */
  readSettings(env: Environment, mode: ShopMode): { problems: string[]; settings: ProviderSettings | null };
  /** Returns null if the provider is off. */
  open(settings: ProviderSettings, host: ProviderHost): Promise<OpenedProvider | null>;
};

/** Hides the provider-specific types, so that the registry can treat all providers alike. */
export function defineProvider<Variables extends z.ZodRawShape, Account, StandIn>(
  implementation: ProviderImplementation<Variables, Account, StandIn>,
): ProviderDefinition {
  const { name, method, notices, variableSchemas } = implementation;
  return {
    name,
    method,
    notices,
    variables: Object.keys(variableSchemas),
    readSettings(env, mode) {
      const parsed = z
        .object(variableSchemas)
        .superRefine((values, issues) => implementation.checkSettings(values, mode, issues))
        .safeParse(env);
      if (parsed.success) return { problems: [], settings: implementation.readSettings(parsed.data, mode) };
      return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`), settings: null };
    },
    async open(settings, host) {
      const { account, standIn } = settings as ProviderSettings<Account, StandIn>;
      if (account !== null) return { provider: implementation.open(account, host), close: async () => {} };
      if (standIn === null) return null;
      const { provider, close } = await implementation.openStandIn(standIn, host);
      return { provider: { ...provider, isStandIn: true }, close };
    },
  };
}
