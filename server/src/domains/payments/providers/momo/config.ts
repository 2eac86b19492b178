/** Reads the MOMO_ variables of the environment. */
import { z } from 'zod';
import { type Issues, optionalAddress, optionalCurrency, optionalText, trimOrUndefined } from '../../../../lib/env-fields.ts';
import type { ShopMode } from '../definition.ts';

export const momoVariableSchemas = {
  MOMO_BASE_URL: optionalAddress('https://proxy.momoapi.mtn.co.rw'),
  MOMO_SUBSCRIPTION_KEY: optionalText,
  MOMO_API_USER: optionalText,
  MOMO_API_KEY: optionalText,
  MOMO_TARGET_ENVIRONMENT: optionalText,
  MOMO_CURRENCY: optionalCurrency,
  DEMO_MOMO: z.preprocess(trimOrUndefined, z.enum(['0', '1'], 'must be 0 or 1').optional()),
};
type MomoEnvironment = z.output<z.ZodObject<typeof momoVariableSchemas>>;

const REQUIRED_VARIABLES = ['MOMO_BASE_URL', 'MOMO_SUBSCRIPTION_KEY', 'MOMO_API_USER', 'MOMO_API_KEY'] as const;
const ACCOUNT_VARIABLES = [...REQUIRED_VARIABLES, 'MOMO_TARGET_ENVIRONMENT', 'MOMO_CURRENCY'] as const;
export const LIVE_SETTINGS = { environment: 'mtnrwanda', currency: 'RWF' };

/**
 * Reports a wrong or incomplete account as an issue, as prompts would then be off, or the money would go elsewhere than the operator
 * expects.
 */
export function checkMomoSettings(env: MomoEnvironment, { isProduction }: Pick<ShopMode, 'isProduction'>, { addIssue }: Issues): void {
  const isConfigured = ACCOUNT_VARIABLES.some((name) => env[name] !== undefined);
  const {
    MOMO_BASE_URL: base = '',
    MOMO_TARGET_ENVIRONMENT: environment = LIVE_SETTINGS.environment,
    MOMO_CURRENCY: currency = LIVE_SETTINGS.currency,
  } = env;
  const rules: [isBroken: boolean, name: string, message: string][] = [
    ...REQUIRED_VARIABLES.map((name): [boolean, string, string] => [
      isConfigured && env[name] === undefined,
      name,
      'is missing, while other MOMO_ variables are set',
    ]),
    [isProduction && base.startsWith('http:'), 'MOMO_BASE_URL', 'must begin with https:// in production'],
    [
      isProduction && /sandbox/i.test(`${base} ${environment}`),
      'MOMO_TARGET_ENVIRONMENT',
      'must not be a sandbox in production: its money is not real',
    ],
    [
      environment === LIVE_SETTINGS.environment && currency !== LIVE_SETTINGS.currency,
      'MOMO_CURRENCY',
      'must be RWF where the money is real: prices are in francs and are sent unconverted',
    ],
    [env.DEMO_MOMO === '1' && isProduction, 'DEMO_MOMO', 'starts a stand-in, which production must not have'],
    [
      env.DEMO_MOMO === '1' && isConfigured,
      'DEMO_MOMO',
      'starts a stand-in, which cannot run beside the account that the MOMO_ variables name',
    ],
  ];
  for (const [isBroken, name, message] of rules) if (isBroken) addIssue({ code: 'custom', path: [name], message });
}

type MomoAccount = {
  baseUrl: string;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  targetEnvironment: string;
  currency: string;
};

export function readMomoAccount(env: MomoEnvironment): MomoAccount | null {
  const { MOMO_BASE_URL: baseUrl, MOMO_SUBSCRIPTION_KEY: subscriptionKey, MOMO_API_USER: apiUser, MOMO_API_KEY: apiKey } = env;
  if (!baseUrl || !subscriptionKey || !apiUser || !apiKey) return null;
  const { MOMO_TARGET_ENVIRONMENT: targetEnvironment = LIVE_SETTINGS.environment, MOMO_CURRENCY: currency = LIVE_SETTINGS.currency } = env;
  return { baseUrl, subscriptionKey, apiUser, apiKey, targetEnvironment, currency };
}
