/** Forms that pages send where there are no scripts: the page itself answers, to this reader alone. */
import type { FastifyRequest } from 'fastify';

/** The pages that take one. What they do with it they ask of the API, as the reader. */
export const PAGES_WITH_FORM = ['/contactus', '/forgot-password'];

/** Five thousand characters of a message, each of which may take twelve bytes on the way. */
export const PAGE_FORM_BYTES_MAX = 128 * 1024;

/** Browsers that tell say which site a form was on: another's has no business here. */
export const isFromElsewhere = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';

/** The form as the page reads it: its fields, each once, and nothing else of the request. */
export function pageForm(address: URL, body: unknown): Request {
  const fields = Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string');
  return new Request(address, { method: 'POST', body: new URLSearchParams(fields) });
}
