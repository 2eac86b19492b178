import { BRAND_PARAMETER } from '@uruhu/contract/catalogue/filters';
import { type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from '#app/context.ts';
import { resolveAddress } from '#app/lib/resolve-address.server.ts';

/**
 * Redirects from two kinds of old URLs: of a page that does not exist any more, and of a list filtered by a brand whose name has changed.
 * All other pages that exist stay where they are. The page of a product tells by itself that it is no longer sold (routes/product). Runs on the
 * server, for pages and for their data, so it works for links within the shop too.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const findTarget = async () => {
    const resolved = await resolveAddress(context.get(apiContext), url);
    return resolved?.isGone ? null : resolved?.to;
  };
  const renamedBrandTarget = url.searchParams.has(BRAND_PARAMETER) ? await findTarget() : null;
  if (renamedBrandTarget) throw redirect(renamedBrandTarget, 301);
  const response = await next();
  const missingPageTarget = response.status === 404 ? await findTarget() : null;
  if (missingPageTarget) throw redirect(missingPageTarget, 301);
  return response;
};
