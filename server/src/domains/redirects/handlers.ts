import type { redirectEndpoints } from '@uruhu/contract/endpoints/catalogue';
import type { adminRedirectEndpoints } from '@uruhu/contract/endpoints/staff/redirects';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { createRedirect, deleteRedirect, findRedirect, presentRedirect, updateRedirect } from './change-redirect.ts';
import { selectRedirectPage } from './queries.ts';
import { resolveAddress } from './resolve-address.ts';

const toReply = <Data>(data: Data) => ({ data });

export const createRedirectHandlers = ({
  db,
  snapshot,
}: AppContext): Handlers<typeof redirectEndpoints> & Handlers<typeof adminRedirectEndpoints> => ({
  redirect: async ({ query: { address } }) => {
    const { brands } = snapshot.current().catalogue;
    const isBrand = (name: string) => brands.some((brand) => toPlainName(brand.name) === name);
    return done(await resolveAddress(db, address, isBrand));
  },
  adminRedirects: async ({ query }) => {
    const { redirects, total } = await selectRedirectPage(db, query);
    return done({ data: redirects.map(presentRedirect), total });
  },
  adminRedirect: async ({ params }) => mapOutcome(await findRedirect(db, params.redirect_id), toReply),
  createRedirect: async ({ staff, body }) => mapOutcome(await createRedirect(db, staff, body), toReply),
  updateRedirect: async ({ staff, params, body }) => mapOutcome(await updateRedirect(db, staff, params.redirect_id, body), toReply),
  deleteRedirect: async ({ staff, params, query }) =>
    mapOutcome(await deleteRedirect(db, staff, params.redirect_id, query.version), toReply),
});
