import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RequireSession } from './account/sign-in/require-session.tsx';
import { queryClient } from './api/query-client.ts';
import { PAGES } from './areas/areas.ts';
import { lazyPage, type Page } from './areas/page.ts';
import { FirstPage } from './layout/first-page.tsx';
import { Layout } from './layout/layout.tsx';
import { NoSuchPage } from './layout/no-such-page.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { theme } from './theme.ts';
import { Notices } from './ui/notices.tsx';

const MyAccountPage = lazyPage(() => import('./account/my-account-page.tsx'), 'MyAccountPage');
const PapersPage = lazyPage(() => import('./resources/orders/papers/papers-page.tsx'), 'PapersPage');
const SignInPage = lazyPage(() => import('./account/sign-in/sign-in-page.tsx'), 'SignInPage');
const InvitationPage = lazyPage(() => import('./account/sign-in/invitation-page.tsx'), 'InvitationPage');
const NewPasswordPage = lazyPage(() => import('./account/sign-in/new-password-page.tsx'), 'NewPasswordPage');
const FirstOwnerPage = lazyPage(() => import('./account/sign-in/first-owner-page.tsx'), 'FirstOwnerPage');

/** The routes of a page: its list, the form of a new record, and the page of one record, which is an `edit` or a `show`. */
const buildRoutes = ({ name, screens }: Page): RouteObject[] => [
  { path: name, Component: screens.list },
  ...(screens.create ? [{ path: `${name}/create`, Component: screens.create }] : []),
  ...(screens.edit ? [{ path: `${name}/:id`, Component: screens.edit }] : []),
  ...(screens.show ? [{ path: `${name}/:id/show`, Component: screens.show }] : []),
];

/** Shows the error of a page that has no layout. The layout shows those of its pages. */
const Root = () => (
  <PageBoundary pathname={useLocation().pathname}>
    <Suspense>
      <Outlet />
    </Suspense>
  </PageBoundary>
);

const ROUTES: RouteObject[] = [
  {
    Component: Root,
    children: [
      { path: 'login', Component: SignInPage },
      { path: 'invitation', Component: InvitationPage },
      { path: 'new-password', Component: NewPasswordPage },
      { path: 'setup', Component: FirstOwnerPage },
      {
        Component: RequireSession,
        children: [
          { path: 'order-papers/:kind', Component: PapersPage },
          {
            Component: Layout,
            children: [
              { index: true, Component: FirstPage },
              { path: 'my-account', Component: MyAccountPage },
              ...PAGES.flatMap(buildRoutes),
              { path: '*', Component: NoSuchPage },
            ],
          },
        ],
      },
    ],
  },
];

/** A data router, because only a data router can block a navigation, as the question about unsaved changes does. */
const router = createBrowserRouter(ROUTES, { basename: '/admin' });

export const App = () => (
  <ThemeProvider theme={theme}>
    <CssBaseline enableColorScheme />
    <QueryClientProvider client={queryClient}>
      {/* Without transitions, a pressed entry or column is marked at once, and not only when the page behind it is drawn. */}
      <RouterProvider router={router} useTransitions={false} />
      <Notices />
    </QueryClientProvider>
  </ThemeProvider>
);
