/** The environment, read once. A bad variable stops the start and is named. */
import { resolve } from 'node:path';
import { z } from 'zod';

const DEFAULT_DEMO_PASSWORD = 'muraho-demo';
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1');
const present = (text: unknown) => (text === '' ? undefined : text);

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.preprocess(present, z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000)),
    HOST: z.preprocess(present, z.string().default('127.0.0.1')),
    PUBLIC_URL: z.preprocess(present, z.url('must be a full address, like https://shop.example').optional()),
    DATA_DIR: z.preprocess(present, z.string().default('./data')),
    DATABASE_URL: z.preprocess(present, z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional()),
    DATABASE_POOL: z.preprocess(present, z.coerce.number('must be a number').int().min(2).max(200).default(20)),
    ALLOW_EMBEDDED: z.preprocess(present, flag.default(false)),
    DEMO: z.preprocess(present, flag.optional()),
    DEMO_PASSWORD: z.preprocess(present, z.string().min(3, 'must have at least 3 characters').default(DEFAULT_DEMO_PASSWORD)),
    LOG_LEVEL: z.preprocess(present, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn')),
    TRUST_PROXY: z.preprocess(present, flag.default(false)),
  })
  .transform((env) => ({
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    allowEmbedded: env.ALLOW_EMBEDDED,
    demo: env.DEMO ?? env.NODE_ENV !== 'production',
    demoPassword: env.DEMO_PASSWORD,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
  }));

export type Config = z.output<typeof environment>;

/** What no single variable can say: combinations that must not run. */
function refusals(config: Config): string[] {
  const rules: [boolean, string][] = [
    [
      config.production && !config.databaseUrl && !config.allowEmbedded,
      'DATABASE_URL: production needs PostgreSQL; ALLOW_EMBEDDED=1 accepts the embedded database for a very small shop',
    ],
    [
      config.demo && !LOOPBACK.has(config.host) && config.demoPassword === DEFAULT_DEMO_PASSWORD,
      'DEMO_PASSWORD: the built-in demo password is not for a shop that others can reach; choose one, or set DEMO=0',
    ],
    [config.production && !config.publicUrl, 'PUBLIC_URL: production needs the address that shoppers see, for links'],
  ];
  return rules.filter(([broken]) => broken).map(([, message]) => message);
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const parsed = environment.safeParse(env);
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  const problems = refusals(parsed.data);
  return problems.length === 0 ? { ok: true, config: parsed.data } : { ok: false, problems };
}
