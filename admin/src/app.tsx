import { CustomRoutes, Resource } from 'ra-core';
import { AdminContext, AdminUI } from 'ra-ui-materialui';
import { Route } from 'react-router';
import { MyAccountPage } from './account/my-account-page.tsx';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { createI18nProvider } from './api/i18n-provider.ts';
import { queryClient } from './api/query-client.ts';
import { FirstPage } from './layout/first-page.tsx';
import { Layout } from './layout/layout.tsx';
import { BrandCreate, BrandEdit, BrandList } from './resources/brands/brands.tsx';
import { CategoryCreate, CategoryEdit } from './resources/categories/category-forms.tsx';
import { CategoryTree } from './resources/categories/category-tree.tsx';
import { ChangesPage } from './resources/changes/changes-page.tsx';
import { HealthPage } from './resources/health/health-page.tsx';
import { MissedSearchList } from './resources/missed-searches/missed-search-list.tsx';
import { OrderList } from './resources/orders/order-list.tsx';
import { OrderPage } from './resources/orders/order-page.tsx';
import { PaymentProblemList } from './resources/payment-problems/payment-problem-list.tsx';
import { PaymentsToCheckPage } from './resources/payments-to-check/payments-to-check-page.tsx';
import { RedirectCreate, RedirectEdit, RedirectList } from './resources/redirects/redirects.tsx';
import { InvitePage } from './resources/staff/invite-page.tsx';
import { MemberPage } from './resources/staff/member-page.tsx';
import { StaffList } from './resources/staff/staff-list.tsx';
import { InvitationPage } from './sign-in/invitation-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { theme } from './theme.ts';

const i18nProvider = createI18nProvider();

export const App = () => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    theme={theme}
    darkTheme={null}
  >
    <AdminUI layout={Layout} loginPage={SignInPage} requireAuth disableTelemetry title="Uruhu back office">
      <CustomRoutes>
        <Route path="/" element={<FirstPage />} />
        <Route path="/payments-to-check" element={<PaymentsToCheckPage />} />
        <Route path="/health" element={<HealthPage />} />
        <Route path="/changes" element={<ChangesPage />} />
        <Route path="/my-account" element={<MyAccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
      <Resource name="orders" list={OrderList} show={OrderPage} />
      <Resource name="payment-problems" list={PaymentProblemList} />
      <Resource name="categories" list={CategoryTree} create={CategoryCreate} edit={CategoryEdit} />
      <Resource name="brands" list={BrandList} create={BrandCreate} edit={BrandEdit} />
      <Resource name="redirects" list={RedirectList} create={RedirectCreate} edit={RedirectEdit} />
      <Resource name="missed-searches" list={MissedSearchList} />
      <Resource name="staff" list={StaffList} create={InvitePage} edit={MemberPage} />
    </AdminUI>
  </AdminContext>
);
