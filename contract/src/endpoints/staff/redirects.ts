import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import { seenVersion } from '../../staff/lists.ts';
import * as redirects from '../../staff/redirects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const params = z.object({ redirect_id: idField('redirect_not_found') });
const readCall = { tag: 'staff', access: 'staff', permission: 'catalogue.read', cost: { cpu: 5, database: 10 } } as const;
const writeCall = { tag: 'staff', access: 'staff', permission: 'catalogue.write', cost: { cpu: 2, database: 10 } } as const;
const SAVE_REFUSALS = ['redirect_loop', 'redirect_exists', 'page_exists_at_address'] as const;

export const adminRedirectEndpoints = {
  adminRedirects: defineEndpoint(STAFF_PATHS.adminRedirects, {
    ...readCall,
    summary: 'Redirects from URLs that have no page any more',
    query: redirects.adminRedirectQuery,
    reply: redirects.adminRedirects,
    refusals: [],
  }),
  adminRedirect: defineEndpoint(STAFF_PATHS.adminRedirect, {
    ...readCall,
    summary: 'One redirect',
    params,
    reply: redirects.adminRedirectReply,
    refusals: ['redirect_not_found'],
  }),
  createRedirect: defineEndpoint(STAFF_PATHS.createRedirect, {
    ...writeCall,
    summary: 'Lead an old URL to a page of this site',
    description:
      'It applies while the shop has no page at the old URL, and ends when a product or a category takes that URL. If its target is itself the old URL of another redirect, it leads to the target of that one.',
    body: redirects.createRedirectBody,
    reply: redirects.adminRedirectReply,
    refusals: SAVE_REFUSALS,
  }),
  updateRedirect: defineEndpoint(STAFF_PATHS.updateRedirect, {
    ...writeCall,
    summary: 'Change a redirect',
    params,
    body: redirects.updateRedirectBody,
    reply: redirects.adminRedirectReply,
    refusals: ['redirect_not_found', 'changed_meanwhile', ...SAVE_REFUSALS],
  }),
  deleteRedirect: defineEndpoint(STAFF_PATHS.deleteRedirect, {
    ...writeCall,
    summary: 'Delete a redirect',
    params,
    query: seenVersion,
    reply: redirects.adminRedirectReply,
    refusals: ['redirect_not_found', 'changed_meanwhile'],
  }),
};
