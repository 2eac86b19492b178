/** Reads the environment once. If variables are invalid, the shop does not start, and the error names them. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { STAFF_PASSWORD_LENGTH } from '@uruhu/contract/rules/sign-in/staff-sign-in';
import { z } from 'zod';
import { type PaymentSettings, readPaymentSettings, removeStandIns } from './domains/payments/providers/read-settings.ts';
import { type Issues, optionalText, trimOrUndefined } from './lib/env-fields.ts';
import { isLoopback } from './lib/is-loopback.ts';

/** These passwords are public, because they are in the sources. */
const PUBLIC_DEMO_PASSWORDS = { shopper: 'muraho-demo', staff: 'muraho-staff' } as const;
export const isPublicDemoPassword = (password: string): boolean => Object.values<string>(PUBLIC_DEMO_PASSWORDS).includes(password);

const flagSchema = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1');

/** The origin at which shoppers find the shop. */
const publicUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be a full address, like https://shop.example', abort: true })
  .refine((text) => {
    const { pathname, search, hash, username, password } = new URL(text);
    return pathname === '/' && search + hash + username + password === '';
  }, 'must end after the host, like https://shop.example: no path, no query, no password')
  .transform((text) => new URL(text).origin);

/** An address such as '10.0.0.7' or a range such as '10.0.0.0/8'. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...superfluous] = text.split('/');
  const family = isIP(address);
  if (family === 0 || superfluous.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}

const proxiesSchema = z
  .string()
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim())))
  .refine(
    (proxies) => typeof proxies === 'number' || proxies.every(isAddressRange),
    'must be the number of proxies in front (0 to 9), or their addresses, like 10.0.0.7,192.168.0.0/16',
  );

/** An e-mail address: 'Name <name@host>' or 'name@host'. */
const MAILBOX = /^(?:[^<>@,;\r\n"]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;
const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type S3Environment = Partial<Record<(typeof S3_REQUIRED)[number] | 'S3_ENDPOINT' | 'S3_REGION', string | undefined>>;

const hasS3Settings = (env: S3Environment) =>
  [...S3_REQUIRED, 'S3_ENDPOINT' as const, 'S3_REGION' as const].some((name) => env[name] !== undefined);

/** Refuses incomplete S3 variables: with them, the shop would store pictures on this machine's disk, and a second machine would lack them. */
function refuseIncompleteS3(env: S3Environment, { addIssue }: Issues) {
  if (!hasS3Settings(env)) return;
  // Without an endpoint the storage is Amazon's, whose addresses hold the region.
  const needed = env.S3_ENDPOINT ? S3_REQUIRED : [...S3_REQUIRED, 'S3_REGION' as const];
  for (const name of needed) {
    if (env[name] === undefined) addIssue({ code: 'custom', path: [name], message: 'is missing, while other S3_ variables are set' });
  }
}

/** Reads the S3 settings. Other servers than Amazon's ignore the region, but need one for the signature. */
function readS3({ S3_ENDPOINT, S3_REGION = 'us-east-1', S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: S3Environment) {
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** A demo has one staff account for many visitors: the codes of one of them would keep the others out. */
function chooseStaffCodes({ production, demo = !production }: { production: boolean; demo?: boolean | undefined }) {
  if (demo) return 'optional';
  return production ? 'required' : 'asked';
}

const environmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.preprocess(trimOrUndefined, z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000)),
    HOST: z.preprocess(trimOrUndefined, z.string().default('127.0.0.1')),
    PUBLIC_URL: z.preprocess(trimOrUndefined, publicUrlSchema.optional()),
    DATA_DIR: z.preprocess(trimOrUndefined, z.string().default('./data')),
    DATABASE_URL: z.preprocess(trimOrUndefined, z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional()),
    DATABASE_POOL: z.preprocess(trimOrUndefined, z.coerce.number('must be a number').int().min(2).max(200).default(20)),
    ALLOW_EMBEDDED: z.preprocess(trimOrUndefined, flagSchema.default(false)),
    DEMO: z.preprocess(trimOrUndefined, flagSchema.optional()),
    DEMO_PRODUCTS: z.preprocess(trimOrUndefined, z.coerce.number('must be a number of products').int().min(0).max(2_000_000).default(0)),
    // Not trimmed, because a password may contain spaces.
    DEMO_PASSWORD: z.preprocess(
      (text) => text || undefined,
      z.string().min(3, 'must have at least 3 characters').default(PUBLIC_DEMO_PASSWORDS.shopper),
    ),
    DEMO_STAFF_PASSWORD: z.preprocess(
      (text) => text || undefined,
      z.string().min(STAFF_PASSWORD_LENGTH.min, `must have at least ${STAFF_PASSWORD_LENGTH.min} characters`).optional(),
    ),
    SMTP_URL: z.preprocess(trimOrUndefined, z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional()),
    MAIL_FROM: z.preprocess(trimOrUndefined, z.string().regex(MAILBOX, 'must be an address, like Uruhu <muraho@shop.example>').optional()),
    API_DOCS: z.preprocess(trimOrUndefined, z.enum(['public', 'staff'], { error: 'must be public or staff' }).optional()),
    STAFF_CODES: z.preprocess(
      trimOrUndefined,
      z.enum(['required', 'asked', 'optional'], { error: 'must be required, asked or optional' }).optional(),
    ),
    LOG_LEVEL: z.preprocess(trimOrUndefined, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn')),
    TRUST_PROXY: z.preprocess(trimOrUndefined, proxiesSchema.default(0)),
    S3_ENDPOINT: z.preprocess(
      trimOrUndefined,
      z.url({ protocol: /^https?$/, error: 'must be a full address, like https://s3.example' }).optional(),
    ),
    S3_REGION: optionalText,
    S3_BUCKET: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
  })
  .superRefine(refuseIncompleteS3)
  .transform((env) => ({
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    allowEmbedded: env.ALLOW_EMBEDDED,
    demo: env.DEMO ?? env.NODE_ENV !== 'production',
    demoProducts: env.DEMO_PRODUCTS,
    demoPassword: env.DEMO_PASSWORD,
    demoStaffPassword: env.DEMO_STAFF_PASSWORD ?? null,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    areDocsPublic: env.API_DOCS === undefined ? env.NODE_ENV !== 'production' : env.API_DOCS === 'public',
    staffCodes: env.STAFF_CODES ?? chooseStaffCodes({ production: env.NODE_ENV === 'production', demo: env.DEMO }),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    s3: readS3(env),
  }));

/** `demoStaffPassword`: null where the demo has no staff member. */
export type Config = z.output<typeof environmentSchema> & { isReachableByOthers: boolean; payments: PaymentSettings };

/** Whether other machines can reach the shop. Behind a proxy, HOST does not tell, so a trusted proxy means yes. */
const findReachableByOthers = ({ production, host, publicUrl, trustProxy }: z.output<typeof environmentSchema>) =>
  production || trustProxy !== 0 || !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));

/** Finds combinations of variables with which the shop must not start. */
function findConflicts(config: Config): string[] {
  const rules: [isBroken: boolean, message: string][] = [
    [
      config.production && !config.databaseUrl && !config.allowEmbedded,
      'DATABASE_URL: production needs PostgreSQL; ALLOW_EMBEDDED=1 accepts the embedded database for a very small shop',
    ],
    [
      config.demo && isPublicDemoPassword(config.demoPassword) && config.isReachableByOthers,
      'DEMO_PASSWORD: the built-in demo password is not for a shop that others can reach; choose one, or set DEMO=0',
    ],
    [
      config.demo && config.demoStaffPassword !== null && isPublicDemoPassword(config.demoStaffPassword) && config.isReachableByOthers,
      'DEMO_STAFF_PASSWORD: the built-in one is not for a shop that others can reach; choose one, or leave it empty: then the demo has no staff member',
    ],
    [
      config.demo && config.demoStaffPassword === config.demoPassword,
      'DEMO_STAFF_PASSWORD: shoppers know DEMO_PASSWORD; it must be another',
    ],
    [config.smtpUrl !== undefined && !config.mailFrom, 'MAIL_FROM: with SMTP_URL the shop needs the address that its mails come from'],
    [config.production && !config.publicUrl, 'PUBLIC_URL: production needs the address that shoppers see, for links'],
    [
      config.production && config.publicUrl?.startsWith('http:') === true,
      'PUBLIC_URL: production needs https://; over http:// others on the network can read passwords, sessions and the links in mails',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, message]) => message);
}

/** Describes a demo login. It prints a built-in password, but not one that an operator chose, because logs hold this line. */
const formatLogin = (username: string, password: string, variable: string): string =>
  isPublicDemoPassword(password) ? `${username} / ${password}` : `${username}, with the password in ${variable}`;

type Logins = Pick<Config, 'demoPassword' | 'demoStaffPassword'> & {
  /** Whether an operator has disabled the account by command. */
  isStaffDisabled: boolean;
};

function formatStaffLogin({ demoStaffPassword, isStaffDisabled }: Logins): string {
  if (demoStaffPassword === null) return 'none, because DEMO_STAFF_PASSWORD is empty';
  if (isStaffDisabled) return 'none, because owner was disabled; another DEMO_STAFF_PASSWORD enables the account again';
  return formatLogin('owner', demoStaffPassword, 'DEMO_STAFF_PASSWORD');
}

/** The logins of the demo, one line each. */
export const formatDemoLogins = (logins: Logins): string[] => [
  `Demo shopper: ${formatLogin('demo', logins.demoPassword, 'DEMO_PASSWORD')}`,
  `Demo staff: ${formatStaffLogin(logins)}`,
];

/** Switches off everything that only a demo has, for a real shop that was started with DEMO on. */
export const disableDemo = (config: Config): Config => ({
  ...config,
  demo: false,
  payments: removeStandIns(config.payments),
});

export const NOT_A_DEMO_WARNING =
  'DEMO is on, but the data is not the demo’s: the shop adds no demo accounts, starts no payment stand-in and shows no mails. Set DEMO=0.';

/** Whether mails reach shoppers: the demo shows them on a page, any other shop needs a mail server. */
export const canSendMails = ({ demo, smtpUrl }: { demo: boolean; smtpUrl?: string | undefined }): boolean => demo || smtpUrl !== undefined;

/** Warnings for the operator who starts the shop. */
export const listStartWarnings = (config: Pick<Config, 'demo' | 'smtpUrl'>): string[] =>
  canSendMails(config) ? [] : ['SMTP_URL is not set: the shop stores mails, and sends them when it is set.'];

const chooseDefaultStaffPassword = ({ isReachableByOthers }: Pick<Config, 'isReachableByOthers'>): string | null =>
  isReachableByOthers ? null : PUBLIC_DEMO_PASSWORDS.staff;

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const parsed = environmentSchema.safeParse(env);
  const isProduction = env.NODE_ENV === 'production';
  const payments = readPaymentSettings(env, { isProduction, isDemo: parsed.data?.demo === true && !isProduction });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { ok: false, problems: [...problems, ...payments.problems] };
  }
  const settings = { ...parsed.data, isReachableByOthers: findReachableByOthers(parsed.data), payments: payments.settings };
  // The built-in staff password is safe only where no other machine reaches the shop. Elsewhere an operator must choose a password.
  const config = { ...settings, demoStaffPassword: settings.demoStaffPassword ?? chooseDefaultStaffPassword(settings) };
  const problems = [...payments.problems, ...findConflicts(config)];
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}
