import { BRAND_PARAMETER } from '@uruhu/contract/catalogue/filters';
import { DEFAULT_LANGUAGE, translatePath } from '@uruhu/contract/languages';
import { type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from '#app/context.ts';
import { LANGUAGE } from '#language';

/**
 * Redirects from two kinds of old URLs: of a page that does not exist any more, and of a list filtered by a brand whose name has changed.
 * All other pages that exist stay where they are. Runs on the server, for pages and for their data, so it works for links within the shop too.
 * The API knows the URLs without the prefix of a language.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const findTarget = async () => {
    const found = await context.get(apiContext).redirect(translatePath(url.pathname + url.search, DEFAULT_LANGUAGE));
    return found.ok && found.data.to !== null ? translatePath(found.data.to, LANGUAGE) : null;
  };
  const renamedBrandTarget = url.searchParams.has(BRAND_PARAMETER) ? await findTarget() : null;
  if (renamedBrandTarget) throw redirect(renamedBrandTarget, 301);
  const response = await next();
  const missingPageTarget = response.status === 404 ? await findTarget() : null;
  if (missingPageTarget) throw redirect(missingPageTarget, 301);
  return response;
};
