import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { tryAgain } from '#messages/common';
import { contactUs } from '#messages/footer';
import { connectionLost, connectionLostText, goHome, notFound, notFoundText, seeBest, unexpected, unexpectedText } from '#messages/layout';
import type { Route } from './+types/root.ts';
import emptySearch from './art/empty-search.svg?url&no-inline';
import { Frame } from './components/layout/frame.tsx';
import { apiContext } from './context.ts';
import displayFont from './fonts/hahmlet-latin-300-600.woff2?url&no-inline';
import { imageUrl } from './lib/images.ts';
import { loadRoot } from './lib/load-root.ts';
import { paths } from './lib/paths.ts';
import { useMediaPrefix, useShop } from './lib/shop.ts';
import './styles/global.css';

export const loader = ({ context, url }: Route.LoaderArgs) => loadRoot(context.get(apiContext), url.origin);

/** Asked once a visit; again only when it did not come, or after something was changed. */
export const shouldRevalidate = ({ defaultShouldRevalidate, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export function Layout({ children }: { children: ReactNode }) {
  const favicon = useShop()?.favicon;
  const prefix = useMediaPrefix();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#143F37" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={favicon ? imageUrl(prefix, favicon) : '/favicon.svg'} />
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

export default function Root() {
  return <Outlet />;
}

/** What browsers throw when no answer comes; each says it in its own words. */
const isLostConnection = (error: unknown) => error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/**
 * A page that is not there, broke, or did not come. The frame around it stays, so that the shopper can go on; the page that was asked
 * for is in the address, so loading it again is all there is to try.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const [title, text] = missing
    ? [typeof error.data === 'string' && error.data !== '' ? error.data : notFound, notFoundText]
    : isLostConnection(error)
      ? [connectionLost, connectionLostText]
      : [unexpected, unexpectedText];
  return (
    <div className="wrap page">
      <title>{title}</title>
      <EmptyState
        art={emptySearch}
        level={1}
        title={title}
        action={
          <>
            {missing ? <ButtonLink to={paths.best()}>{seeBest}</ButtonLink> : <Button onClick={() => location.reload()}>{tryAgain}</Button>}
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
