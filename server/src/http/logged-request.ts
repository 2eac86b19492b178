import type { FastifyRequest } from 'fastify';

/** The link of a mail opens an account to whoever reads it, in a log too. */
const SECRET = /([?&]t=)[^&]*/g;

/** What of a request stands in the log. */
export const loggedRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(SECRET, '$1…'),
  remoteAddress: ip,
});
