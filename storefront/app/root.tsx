// Imported before all components, so that their styles come after the global ones, and win.
import './styles/global.css';

import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { tryAgain } from '#messages/shell/common';
import { contactUs } from '#messages/shell/footer';
import {
  connectionLost,
  connectionLostText,
  goHome,
  language,
  notFound,
  notFoundText,
  seeBest,
  unexpected,
  unexpectedText,
} from '#messages/shell/layout';
import type { Route } from './+types/root.ts';
import emptySearch from './art/empty-search.svg?url&no-inline';
import { apiContext } from './context.ts';
import { followRedirects } from './features/shell/follow-redirects.ts';
import { Frame } from './features/shell/frame.tsx';
import { loadRoot } from './features/shell/load-root.ts';
import displayFont from './fonts/hahmlet-latin-300-600.woff2?url&no-inline';
import { buildImageUrl } from './lib/images.ts';
import { paths } from './lib/paths.ts';
import { useMediaPrefix, useShop } from './lib/shop.ts';

/** Runs on the server only: the build leaves it out of the browser's script. */
export const middleware: Route.MiddlewareFunction[] = [followRedirects];

export const loader = ({ context, url }: Route.LoaderArgs) => loadRoot(context.get(apiContext), url.origin);

/** Whether the browser has all data of the root loader. */
let isRootDataComplete = false;

/** The root loader runs once per visit, and again only if some of its data is missing when a page reloads its data at the same URL. */
export const shouldRevalidate = ({ defaultShouldRevalidate, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !isRootDataComplete && currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export function Layout({ children }: { children: ReactNode }) {
  const favicon = useShop()?.favicon;
  const prefix = useMediaPrefix();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#143F37" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={favicon ? buildImageUrl(prefix, favicon, 160) : '/favicon.svg'} />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { shop, categories } }: Route.ComponentProps) {
  if (typeof window !== 'undefined') isRootDataComplete = shop !== null && categories.ok;
  return <Outlet />;
}

/** Whether the error is a failed request. The pattern matches the messages of Chromium, Firefox and Safari. */
const isLostConnection = (error: unknown) => error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

function getErrorTexts(error: unknown, isMissing: boolean): [title: string, text: string] {
  if (isMissing && isRouteErrorResponse(error)) {
    // A page may name what is missing, such as the product.
    return [typeof error.data === 'string' && error.data !== '' ? error.data : notFound, notFoundText];
  }
  return isLostConnection(error) ? [connectionLost, connectionLostText] : [unexpected, unexpectedText];
}

/**
 * Shown in place of a page that does not exist, failed, or could not be loaded. The layout stays, so that the shopper can navigate; to
 * retry, the browser loads the URL again.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const [title, text] = getErrorTexts(error, isMissing);
  return (
    <div className="wrap page">
      <title>{title}</title>
      <EmptyState
        art={emptySearch}
        level={1}
        title={title}
        action={
          <>
            {isMissing ? (
              <ButtonLink to={paths.best()}>{seeBest}</ButtonLink>
            ) : (
              <Button onClick={() => location.reload()}>{tryAgain}</Button>
            )}
            <ButtonLink kind="line" to={paths.home()}>
              {goHome}
            </ButtonLink>
            <ButtonLink kind="quiet" to={paths.contactUs()}>
              {contactUs}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
