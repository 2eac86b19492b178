import { BRAND_PARAMETER } from '@uruhu/contract/catalogue/filters';
import { type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from '#app/context.ts';

/**
 * Leads an address that has changed to the new one: one that has no page any more, and a list that names a brand by an earlier name. A page
 * that exists is never led away from. Runs on the server for pages and for their data, so links within the shop follow, too.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const findTarget = async () => {
    const found = await context.get(apiContext).redirect(url.pathname + url.search);
    return found.ok ? found.data.to : null;
  };
  const renamed = url.searchParams.has(BRAND_PARAMETER) ? await findTarget() : null;
  if (renamed) throw redirect(renamed, 301);
  const response = await next();
  const target = response.status === 404 ? await findTarget() : null;
  if (target) throw redirect(target, 301);
  return response;
};
