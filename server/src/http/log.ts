/** What a log may hold of a request: never what opens something. */
import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';

/**
 * The path alone: behind the question mark stand links to new passwords, and what people look for. Headers and bodies, with their tokens
 * and passwords, are not taken up at all.
 */
const describeRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.split('?', 1)[0] ?? '',
  host,
  remoteAddress: ip,
});

export const logging = (level: string) => ({ level, serializers: { req: describeRequest } }) satisfies FastifyLoggerOptions;
