/** The environment, read once. A bad variable stops the start and is named. */
import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const BUILT_IN_DEMO_PASSWORD = 'muraho-demo';

/** Whether only this machine can reach a host, as HOST or an address names it. */
const isLoopback = (host: string) => /^(localhost|.+\.localhost|\[?::1\]?)$/.test(host) || (isIPv4(host) && host.startsWith('127.'));

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1');
/** Spaces around a value, or instead of one, are nobody's intention. */
const present = (text: unknown) => (typeof text === 'string' ? text.trim() || undefined : text);

/** Where shoppers find the shop: everything after the host is the shop's own to name. */
const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be a full address, like https://shop.example', abort: true })
  .refine((text) => {
    const { pathname, search, hash, username, password } = new URL(text);
    return pathname === '/' && search + hash + username + password === '';
  }, 'must end after the host, like https://shop.example: no path, no query, no password')
  .transform((text) => new URL(text).origin);

/** '10.0.0.7' or '10.0.0.0/8'. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}

const proxies = z
  .string()
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((one) => one.trim())))
  .refine(
    (read) => typeof read === 'number' || read.every(isAddressRange),
    'must be the number of proxies in front (0 to 9), or their addresses, like 10.0.0.7,192.168.0.0/16',
  );

/** 'Name <name@host>' or the address alone: one line, one address. */
const MAILBOX = /^(?:[^<>@,;\r\n"]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;
const S3_NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type S3Environment = Partial<Record<(typeof S3_NEEDED)[number] | 'S3_ENDPOINT' | 'S3_REGION', string | undefined>>;

const wantsS3 = (env: S3Environment) =>
  [...S3_NEEDED, 'S3_ENDPOINT' as const, 'S3_REGION' as const].some((name) => env[name] !== undefined);

/** Pictures would go to the disk of one machine, and nobody would notice before the second one misses them. */
function refuseHalfOfS3(
  env: S3Environment,
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) {
  if (!wantsS3(env)) return;
  // Who does not say where means Amazon, and there the region is a part of the address.
  const needed = env.S3_ENDPOINT ? S3_NEEDED : [...S3_NEEDED, 'S3_REGION' as const];
  for (const name of needed) {
    if (env[name] === undefined) addIssue({ code: 'custom', path: [name], message: 'is missing, while other S3_ variables are set' });
  }
}

/** Only Amazon cares which region it is; the others sign with its first one. */
function s3Of({ S3_ENDPOINT, S3_REGION = 'us-east-1', S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: S3Environment) {
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.preprocess(present, z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000)),
    HOST: z.preprocess(present, z.string().default('127.0.0.1')),
    PUBLIC_URL: z.preprocess(present, publicUrl.optional()),
    DATA_DIR: z.preprocess(present, z.string().default('./data')),
    DATABASE_URL: z.preprocess(present, z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional()),
    DATABASE_POOL: z.preprocess(present, z.coerce.number('must be a number').int().min(2).max(200).default(20)),
    ALLOW_EMBEDDED: z.preprocess(present, flag.default(false)),
    DEMO: z.preprocess(present, flag.optional()),
    DEMO_PRODUCTS: z.preprocess(present, z.coerce.number('must be a number of products').int().min(0).max(2_000_000).default(0)),
    // As it is typed: a space may be a part of it.
    DEMO_PASSWORD: z.preprocess(
      (text) => text || undefined,
      z.string().min(3, 'must have at least 3 characters').default(BUILT_IN_DEMO_PASSWORD),
    ),
    SMTP_URL: z.preprocess(present, z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional()),
    MAIL_FROM: z.preprocess(present, z.string().regex(MAILBOX, 'must be an address, like Uruhu <muraho@shop.example>').optional()),
    LOG_LEVEL: z.preprocess(present, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn')),
    TRUST_PROXY: z.preprocess(present, proxies.default(0)),
    S3_ENDPOINT: z.preprocess(
      present,
      z.url({ protocol: /^https?$/, error: 'must be a full address, like https://s3.example' }).optional(),
    ),
    S3_REGION: z.preprocess(present, z.string().optional()),
    S3_BUCKET: z.preprocess(present, z.string().optional()),
    S3_ACCESS_KEY_ID: z.preprocess(present, z.string().optional()),
    S3_SECRET_ACCESS_KEY: z.preprocess(present, z.string().optional()),
  })
  .superRefine(refuseHalfOfS3)
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
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    s3: s3Of(env),
  }));

export type Config = z.output<typeof environment>;

/** Whether others than whoever sits at this machine are meant to reach the shop; behind a proxy HOST alone does not tell. */
const isForOthers = ({ production, host, publicUrl }: Config) =>
  production || !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));

/** What no single variable can say: combinations that must not run. */
function refusals(config: Config): string[] {
  const rules: [boolean, string][] = [
    [
      config.production && !config.databaseUrl && !config.allowEmbedded,
      'DATABASE_URL: production needs PostgreSQL; ALLOW_EMBEDDED=1 accepts the embedded database for a very small shop',
    ],
    [
      config.demo && config.demoPassword === BUILT_IN_DEMO_PASSWORD && isForOthers(config),
      'DEMO_PASSWORD: the built-in demo password is not for a shop that others can reach; choose one, or set DEMO=0',
    ],
    [config.smtpUrl !== undefined && !config.mailFrom, 'MAIL_FROM: with SMTP_URL the shop needs the address that its mails come from'],
    [config.production && !config.publicUrl, 'PUBLIC_URL: production needs the address that shoppers see, for links'],
  ];
  return rules.filter(([broken]) => broken).map(([, message]) => message);
}

/** The password that everybody can read in our sources may stand in a log too; one that somebody chose may not. */
export const demoLogin = ({ demoPassword }: Pick<Config, 'demoPassword'>): string =>
  demoPassword === BUILT_IN_DEMO_PASSWORD ? `demo / ${demoPassword}` : 'demo, with the password in DEMO_PASSWORD';

/** What whoever starts the shop should know, though it runs. */
export const noticesOf = ({ demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>): string[] =>
  demo || smtpUrl ? [] : ['SMTP_URL is not set: mails are kept and wait until it is. Nobody is written to meanwhile.'];

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const parsed = environment.safeParse(env);
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  const problems = refusals(parsed.data);
  return problems.length === 0 ? { ok: true, config: parsed.data } : { ok: false, problems };
}
