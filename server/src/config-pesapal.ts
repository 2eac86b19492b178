/** What the environment says of PesaPal. */
import { z } from 'zod';
import { type Issues, optionalAddress, optionalCurrency, optionalText, present } from './config-fields.ts';

export const PESAPAL_LIVE_URL = 'https://pay.pesapal.com/v3';

export const pesapalFields = {
  PESAPAL_CONSUMER_KEY: optionalText,
  PESAPAL_CONSUMER_SECRET: optionalText,
  PESAPAL_BASE_URL: optionalAddress(PESAPAL_LIVE_URL),
  PESAPAL_CURRENCY: optionalCurrency,
  PESAPAL_STAND_IN_PORT: z.preprocess(present, z.coerce.number('must be a port number').int().min(1).max(65_535).optional()),
};
export type PesapalEnvironment = z.output<z.ZodObject<typeof pesapalFields>>;

const ACCOUNT = ['PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'] as const;
const SETTINGS = [...ACCOUNT, 'PESAPAL_BASE_URL', 'PESAPAL_CURRENCY'] as const;

const isLive = (baseUrl: string) => new URL(baseUrl).hostname === new URL(PESAPAL_LIVE_URL).hostname;
/** Where money is real and nobody can listen in: not at the sandbox. */
export const isRealMoney = (baseUrl: string): boolean => {
  const { protocol, port } = new URL(baseUrl);
  return protocol === 'https:' && isLive(baseUrl) && port === '';
};

/** Cards would be off, or be paid somewhere else than whoever runs the shop believes. */
export function refuseHalfOfPesapal(env: PesapalEnvironment & { NODE_ENV?: string | undefined }, { addIssue }: Issues): void {
  const refuse = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  const some = SETTINGS.some((name) => env[name] !== undefined);
  for (const name of some ? ACCOUNT : []) {
    if (env[name] === undefined) refuse(name, 'is missing, while other PESAPAL_ variables are set');
  }
  const { PESAPAL_BASE_URL = PESAPAL_LIVE_URL, PESAPAL_CURRENCY = 'RWF', PESAPAL_STAND_IN_PORT } = env;
  if (some && isLive(PESAPAL_BASE_URL) && PESAPAL_CURRENCY !== 'RWF') {
    refuse('PESAPAL_CURRENCY', 'must be RWF where the money is real: prices are francs, and are sent as they are');
  }
  if (PESAPAL_STAND_IN_PORT === undefined) return;
  if (some) refuse('PESAPAL_STAND_IN_PORT', 'is of the stand-in, which there is not where PESAPAL_ variables name an account');
  if (env.NODE_ENV === 'production') refuse('PESAPAL_STAND_IN_PORT', 'is of the stand-in, which production does not have');
}

export type PesapalConfig = { consumerKey: string; consumerSecret: string; baseUrl: string; currency: string };

export function pesapalOf(env: PesapalEnvironment): PesapalConfig | null {
  const { PESAPAL_CONSUMER_KEY, PESAPAL_CONSUMER_SECRET, PESAPAL_BASE_URL = PESAPAL_LIVE_URL, PESAPAL_CURRENCY = 'RWF' } = env;
  if (!PESAPAL_CONSUMER_KEY || !PESAPAL_CONSUMER_SECRET) return null;
  return {
    ...{ consumerKey: PESAPAL_CONSUMER_KEY, consumerSecret: PESAPAL_CONSUMER_SECRET },
    ...{ baseUrl: PESAPAL_BASE_URL, currency: PESAPAL_CURRENCY },
  };
}
