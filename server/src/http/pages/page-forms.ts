/**
 * Forms that browsers without scripts send to a page. The page's `action` calls the API on behalf of the visitor, and only this visitor
 * gets the result.
 */
import { contactEndpoints } from '@uruhu/contract/endpoints/content';
import type { FastifyRequest } from 'fastify';
import { computeBodyLimits } from '../bodies/body-limits.ts';

/** The longest form of a page is a message to the shop. */
export const PAGE_FORM_BODY = computeBodyLimits('contact', contactEndpoints.contact.body);

/** Whether the form comes from another site. Older browsers do not send the header Sec-Fetch-Site, and count as the shop's own pages. */
export const isFormFromOtherSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';

/** The request for the page's `action`: the fields that occur once, and nothing else of the client's request. */
export function buildFormRequest(address: URL, body: unknown): Request {
  const fields = Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string');
  return new Request(address, { method: 'POST', body: new URLSearchParams(fields) });
}
