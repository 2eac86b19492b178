/** The interface by which a provider is added: its folder exports one definition, which registry.ts lists. */
import { z } from 'zod';
import type { Issues } from '../../../lib/env-fields.ts';
import type { Provider, ProviderMethod } from './provider.ts';

export type Environment = Record<string, string | undefined>;
export type Mode = { production: boolean; isDemo: boolean };

/** The provider is off where both are null. A stand-in pretends to be the provider in a demo; no real money moves. */
export type ProviderSettings<Account = unknown, StandIn = unknown> = { account: Account | null; standIn: StandIn | null };

/** What a provider gets from the shop. */
export type ProviderHost = {
  /** The shop's origin. It may be known only once the shop listens. */
  publicUrl: () => string;
  /** Writes a line for operators into the log. Pass no secrets. */
  log: (line: string) => void;
  /** Prints a line when the shop starts. */
  print: (line: string) => void;
  /** Where the shop itself listens, for a stand-in beside it. */
  shop: { host: string; port: number; publicUrl: string | undefined; dataDir: string };
};
export type OpenProvider = { provider: Provider; close: () => Promise<void> };

/**
 * The payment that a callback names, by the provider's reference and by our id; either may be ''. Anyone can send a callback, so the shop
 * asks the provider.
 */
export type PaymentNotice = { provider_reference: string; payment_attempt_id: string };

/** Reads a provider's callbacks and builds the replies. */
export type Notices = {
  read(fields: Record<string, unknown>): PaymentNotice;
  /** `isProcessed`: false asks the provider to send it again. */
  reply(fields: Record<string, unknown>, isProcessed: boolean): Record<string, unknown>;
};

type ProviderParts<Fields extends z.ZodRawShape, Account, StandIn> = {
  /** Stored with every payment attempt, so it stays for ever. */
  name: string;
  method: ProviderMethod;
  /** The environment variables that configure it. */
  fields: Fields;
  /** Adds problems that concern several variables together. */
  checkSettings(env: z.output<z.ZodObject<Fields>>, mode: Pick<Mode, 'production'>, issues: Issues): void;
  readSettings(env: z.output<z.ZodObject<Fields>>, mode: Mode): ProviderSettings<Account, StandIn>;
  open(account: Account, host: ProviderHost): Provider;
  openStandIn(standIn: StandIn, host: ProviderHost): Promise<OpenProvider>;
  notices: Notices;
};

export type ProviderDefinition = {
  name: string;
  method: ProviderMethod;
  notices: Notices;
  /** Names of the environment variables that configure it. */
  variables: readonly string[];
  /** Settings are null where there are problems. */
  readSettings(env: Environment, mode: Mode): { problems: string[]; settings: ProviderSettings | null };
  /** Null: the provider is off. */
  open(settings: ProviderSettings, host: ProviderHost): Promise<OpenProvider | null>;
};

/** Hides a provider's own types from the registry, which treats all providers alike. */
export function defineProvider<Fields extends z.ZodRawShape, Account, StandIn>(
  parts: ProviderParts<Fields, Account, StandIn>,
): ProviderDefinition {
  const { name, method, notices, fields } = parts;
  return {
    name,
    method,
    notices,
    variables: Object.keys(fields),
    readSettings(env, mode) {
      const parsed = z
        .object(fields)
        .superRefine((read, issues) => parts.checkSettings(read, mode, issues))
        .safeParse(env);
      if (parsed.success) return { problems: [], settings: parts.readSettings(parsed.data, mode) };
      return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`), settings: null };
    },
    async open(settings, host) {
      const { account, standIn } = settings as ProviderSettings<Account, StandIn>;
      if (account !== null) return { provider: parts.open(account, host), close: async () => {} };
      if (standIn === null) return null;
      const { provider, close } = await parts.openStandIn(standIn, host);
      return { provider: { ...provider, isStandIn: true }, close };
    },
  };
}
