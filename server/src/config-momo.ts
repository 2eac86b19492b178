/** What the environment says of MTN MoMo. */
import { z } from 'zod';
import { type Issues, optionalAddress, optionalCurrency, optionalText, present } from './config-fields.ts';

export const momoFields = {
  MOMO_BASE_URL: optionalAddress('https://proxy.momoapi.mtn.co.rw'),
  MOMO_SUBSCRIPTION_KEY: optionalText,
  MOMO_API_USER: optionalText,
  MOMO_API_KEY: optionalText,
  MOMO_TARGET_ENVIRONMENT: optionalText,
  MOMO_CURRENCY: optionalCurrency,
  DEMO_MOMO: z.preprocess(present, z.enum(['0', '1'], 'must be 0 or 1').optional()),
};
export type MomoEnvironment = z.output<z.ZodObject<typeof momoFields>> & { NODE_ENV?: string | undefined };

const ACCOUNT = ['MOMO_BASE_URL', 'MOMO_SUBSCRIPTION_KEY', 'MOMO_API_USER', 'MOMO_API_KEY'] as const;
const SETTINGS = [...ACCOUNT, 'MOMO_TARGET_ENVIRONMENT', 'MOMO_CURRENCY'] as const;
const LIVE = { environment: 'mtnrwanda', currency: 'RWF' };

/** Prompts would be off, or pay somewhere else than whoever runs the shop believes. */
export function refuseHalfOfMomo(env: MomoEnvironment, { addIssue }: Issues): void {
  const some = SETTINGS.some((name) => env[name] !== undefined);
  const production = env.NODE_ENV === 'production';
  const {
    MOMO_BASE_URL: base = '',
    MOMO_TARGET_ENVIRONMENT: environment = LIVE.environment,
    MOMO_CURRENCY: currency = LIVE.currency,
  } = env;
  const rules: [boolean, string, string][] = [
    ...ACCOUNT.map((name): [boolean, string, string] => [
      some && env[name] === undefined,
      name,
      'is missing, while other MOMO_ variables are set',
    ]),
    [production && base.startsWith('http:'), 'MOMO_BASE_URL', 'production asks MTN over https:// alone'],
    [production && /sandbox/i.test(`${base} ${environment}`), 'MOMO_TARGET_ENVIRONMENT', 'production does not take the money of a sandbox'],
    [
      environment === LIVE.environment && currency !== LIVE.currency,
      'MOMO_CURRENCY',
      'must be RWF where the money is real: prices are francs, and are sent as they are',
    ],
    [env.DEMO_MOMO === '1' && production, 'DEMO_MOMO', 'is a stand-in, which production does not have'],
    [env.DEMO_MOMO === '1' && some, 'DEMO_MOMO', 'is a stand-in, which there is not where MOMO_ variables name an account'],
  ];
  for (const [broken, name, message] of rules) if (broken) addIssue({ code: 'custom', path: [name], message });
}

export type MomoConfig = {
  baseUrl: string;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  targetEnvironment: string;
  currency: string;
};

export function momoOf(env: MomoEnvironment): MomoConfig | null {
  const { MOMO_BASE_URL: baseUrl, MOMO_SUBSCRIPTION_KEY: subscriptionKey, MOMO_API_USER: apiUser, MOMO_API_KEY: apiKey } = env;
  if (!baseUrl || !subscriptionKey || !apiUser || !apiKey) return null;
  const { MOMO_TARGET_ENVIRONMENT: targetEnvironment = LIVE.environment, MOMO_CURRENCY: currency = LIVE.currency } = env;
  return { baseUrl, subscriptionKey, apiUser, apiKey, targetEnvironment, currency };
}
