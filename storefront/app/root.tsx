// Imported before all components, so that their styles come after the global ones, and win.
import './styles/global.css';

import type { ReactNode } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { language } from '#messages/shell/layout';
import type { Route } from './+types/root.ts';
import { apiContext } from './context.ts';
import { LanguageOffers } from './features/languages/language-offers.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { followRedirects } from './features/shell/follow-redirects.ts';
import { Frame } from './features/shell/frame.tsx';
import { loadRoot } from './features/shell/load-root.ts';
import { Styles } from './features/shell/styles.tsx';
import { TapNote, TapScript } from './features/taps/tap-script.tsx';
import { buildImageUrl } from './lib/images.ts';
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
        <link rel="icon" href={favicon ? buildImageUrl(prefix, favicon, 160) : '/favicon.svg'} />
        <Meta />
        {import.meta.env.SSR && <TapScript />}
        <Styles />
      </head>
      <body>
        {import.meta.env.SSR && <TapNote />}
        <Frame>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
        {import.meta.env.SSR && <LanguageOffers />}
      </body>
    </html>
  );
}

export default function Root({ loaderData: { shop, categories } }: Route.ComponentProps) {
  if (typeof window !== 'undefined') isRootDataComplete = shop !== null && categories.ok;
  return <Outlet />;
}

/** Shown when the root's loader or middleware fails; the errors of pages are caught below it (routes/pages.tsx). */
export const ErrorBoundary = ErrorPage;
