/** Reads the PESAPAL_ variables of the environment. */
import { z } from 'zod';
import { type Issues, optionalAddress, optionalCurrency, optionalText, trimOrUndefined } from '../../../../lib/env-fields.ts';
import type { ShopMode } from '../definition.ts';

const PESAPAL_LIVE_URL = 'https://pay.pesapal.com/v3';

export const pesapalVariableSchemas = {
  PESAPAL_CONSUMER_KEY: optionalText,
  PESAPAL_CONSUMER_SECRET: optionalText,
  PESAPAL_BASE_URL: optionalAddress(PESAPAL_LIVE_URL),
  PESAPAL_CURRENCY: optionalCurrency,
  PESAPAL_STAND_IN_PORT: z.preprocess(trimOrUndefined, z.coerce.number('must be a port number').int().min(1).max(65_535).optional()),
};
type PesapalEnvironment = z.output<z.ZodObject<typeof pesapalVariableSchemas>>;

const REQUIRED_VARIABLES = ['PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'] as const;
const ACCOUNT_VARIABLES = [...REQUIRED_VARIABLES, 'PESAPAL_BASE_URL', 'PESAPAL_CURRENCY'] as const;

const isLiveHost = (baseUrl: string) => new URL(baseUrl).hostname === new URL(PESAPAL_LIVE_URL).hostname;
/** Whether this is PesaPal's live address over https, and not the sandbox, where money is not real. */
const isLiveAddress = (baseUrl: string): boolean => {
  const { protocol, port } = new URL(baseUrl);
  return protocol === 'https:' && isLiveHost(baseUrl) && port === '';
};

/**
 * Reports a wrong or incomplete account as an issue, as cards would then be off, or the money would go elsewhere than the operator expects.
 */
export function checkPesapalSettings(
  env: PesapalEnvironment,
  { isProduction }: Pick<ShopMode, 'isProduction'>,
  { addIssue }: Issues,
): void {
  const reportIssue = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  const isConfigured = ACCOUNT_VARIABLES.some((name) => env[name] !== undefined);
  for (const name of isConfigured ? REQUIRED_VARIABLES : []) {
    if (env[name] === undefined) reportIssue(name, 'is missing, while other PESAPAL_ variables are set');
  }
  const { PESAPAL_BASE_URL = PESAPAL_LIVE_URL, PESAPAL_CURRENCY = 'RWF', PESAPAL_STAND_IN_PORT } = env;
  if (isConfigured && isLiveHost(PESAPAL_BASE_URL) && PESAPAL_CURRENCY !== 'RWF') {
    reportIssue('PESAPAL_CURRENCY', 'must be RWF where the money is real: prices are in francs and are sent unconverted');
  }
  if (isProduction && readPesapalAccount(env) && !isLiveAddress(PESAPAL_BASE_URL)) {
    reportIssue('PESAPAL_BASE_URL', 'must be at https://pay.pesapal.com in production: money is not real at the sandbox or a stand-in');
  }
  if (PESAPAL_STAND_IN_PORT === undefined) return;
  if (isConfigured)
    reportIssue(
      'PESAPAL_STAND_IN_PORT',
      'is the port of the stand-in, which cannot run beside the account that the PESAPAL_ variables name',
    );
  if (isProduction) reportIssue('PESAPAL_STAND_IN_PORT', 'is the port of the stand-in, which production must not have');
}

type PesapalAccount = { consumerKey: string; consumerSecret: string; baseUrl: string; currency: string };

export function readPesapalAccount(env: PesapalEnvironment): PesapalAccount | null {
  const { PESAPAL_CONSUMER_KEY, PESAPAL_CONSUMER_SECRET, PESAPAL_BASE_URL = PESAPAL_LIVE_URL, PESAPAL_CURRENCY = 'RWF' } = env;
  if (!PESAPAL_CONSUMER_KEY || !PESAPAL_CONSUMER_SECRET) return null;
  return {
    consumerKey: PESAPAL_CONSUMER_KEY,
    consumerSecret: PESAPAL_CONSUMER_SECRET,
    baseUrl: PESAPAL_BASE_URL,
    currency: PESAPAL_CURRENCY,
  };
}
