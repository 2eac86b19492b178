/** The log of the process. It holds no secrets of a request: no tokens, passwords or links. */
import type { FastifyBaseLogger, FastifyLoggerOptions, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pino } from 'pino';

/**
 * The secrets in paths: the one that opens an upload for an hour, and the one that shows a product before it is published, also where a
 * client has escaped the '~'.
 */
const SECRETS_IN_PATHS = [/(?<=^\/media\/)[^/]+(?=\/)/, /(?<=\/preview(?:~|%7e))[^/.]+/gi];

/** The path without its secrets and without the query, which holds password tokens and what shoppers search for. */
export const toLoggablePath = (url: string): string =>
  SECRETS_IN_PATHS.reduce((path, secret) => path.replace(secret, '…'), url.split('?', 1)[0] ?? '');

/** Logs no headers or bodies, which hold tokens and passwords. */
const describeRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: toLoggablePath(url),
  host,
  remoteAddress: ip,
});

export const buildLogOptions = (level: string) => ({ level, serializers: { req: describeRequest } }) satisfies FastifyLoggerOptions;

/**
 * The log for what happens outside of a request. Each line names its `event`, so that operators can count and raise alarms by it.
 */
export type EventLog = Record<
  'info' | 'warn' | 'error' | 'fatal',
  (fields: { event: string } & Record<string, unknown>, message: string) => void
>;

/** Creates the logger of the process, which writes JSON lines to standard output. */
export const openLog = (level: string): FastifyBaseLogger & EventLog => pino(buildLogOptions(level));

const LINES_MAX = 1_000;
const DAY_MS = 86_400_000;

/** Creates a log that writes the same line at most once a day, for faults that every retry reports again. */
export function createOncePerDayLog(log: Pick<EventLog, 'error'>, event: string): (line: unknown) => void {
  const logged = new LRUCache<string, true>({ max: LINES_MAX, ttl: DAY_MS });
  return (line) => {
    const text = String(line);
    if (logged.has(text)) return;
    logged.set(text, true);
    log.error({ event }, text);
  };
}
