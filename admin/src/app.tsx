import { CustomRoutes, Resource } from 'ra-core';
import { AdminContext, AdminUI, Notification } from 'ra-ui-materialui';
import { Route } from 'react-router';
import { SignInPage } from './account/sign-in/sign-in-page.tsx';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { createI18nProvider } from './api/i18n-provider.ts';
import { queryClient } from './api/query-client.ts';
import { PAGES } from './areas/areas.ts';
import { lazyPage } from './areas/page.ts';
import { FirstPage } from './layout/first-page.tsx';
import { Layout } from './layout/layout.tsx';
import { NoSuchPage } from './layout/no-such-page.tsx';
import { getShopName } from './lib/shop-name.ts';
import { theme } from './theme.ts';
import { Notices } from './ui/notices.tsx';

const MyAccountPage = lazyPage(() => import('./account/my-account-page.tsx'), 'MyAccountPage');
const PapersPage = lazyPage(() => import('./resources/orders/papers/papers-page.tsx'), 'PapersPage');
const InvitationPage = lazyPage(() => import('./account/sign-in/invitation-page.tsx'), 'InvitationPage');
const NewPasswordPage = lazyPage(() => import('./account/sign-in/new-password-page.tsx'), 'NewPasswordPage');
const FirstOwnerPage = lazyPage(() => import('./account/sign-in/first-owner-page.tsx'), 'FirstOwnerPage');

/** React-admin notifies members only of the end of their session. */
const AllNotices = () => (
  <>
    <Notification />
    <Notices />
  </>
);

const i18nProvider = createI18nProvider();

/** Each page of PAGES is a resource of react-admin. Only the routes of other pages are written here. */
export const App = () => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    theme={theme}
    darkTheme={null}
  >
    <AdminUI
      layout={Layout}
      loginPage={SignInPage}
      notification={AllNotices}
      requireAuth
      disableTelemetry
      title={`${getShopName()} back office`}
      catchAll={NoSuchPage}
    >
      <CustomRoutes>
        <Route path="/" element={<FirstPage />} />
        <Route path="/my-account" element={<MyAccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/order-papers/:kind" element={<PapersPage />} />
        <Route path="/invitation" element={<InvitationPage />} />
        <Route path="/new-password" element={<NewPasswordPage />} />
        <Route path="/setup" element={<FirstOwnerPage />} />
      </CustomRoutes>
      {PAGES.map(({ name, permission, screens }) => (
        <Resource key={name} name={name} options={{ permission }} {...screens} />
      ))}
    </AdminUI>
  </AdminContext>
);
