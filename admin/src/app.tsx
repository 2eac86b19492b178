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
import { lazyPage } from './layout/lazy-page.ts';
import { ChangesPage } from './resources/changes/changes-page.tsx';
import { HealthPage } from './resources/health/health-page.tsx';
import { MissedSearchList } from './resources/missed-searches/missed-search-list.tsx';
import { PapersPage } from './resources/order-papers/papers-page.tsx';
import { OrderList } from './resources/orders/list/order-list.tsx';
import { OrderPage } from './resources/orders/order-page.tsx';
import { PaymentProblemList } from './resources/payment-problems/payment-problem-list.tsx';
import { PaymentsToCheckPage } from './resources/payments-to-check/payments-to-check-page.tsx';
import { InvitePage } from './resources/staff/invite-page.tsx';
import { MemberPage } from './resources/staff/member-page.tsx';
import { StaffList } from './resources/staff/staff-list.tsx';
import { InvitationPage } from './sign-in/invitation-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { theme } from './theme.ts';

const i18nProvider = createI18nProvider();

const CustomerList = lazyPage(() => import('./resources/customers/customer-list.tsx'), 'CustomerList');
const CustomerPage = lazyPage(() => import('./resources/customers/customer-page.tsx'), 'CustomerPage');
const MessageList = lazyPage(() => import('./resources/messages/message-list.tsx'), 'MessageList');
const MessagePage = lazyPage(() => import('./resources/messages/message-page.tsx'), 'MessagePage');
const ReviewList = lazyPage(() => import('./resources/reviews/review-list.tsx'), 'ReviewList');
const WaitedChoiceList = lazyPage(() => import('./resources/stock-waits/waited-choice-list.tsx'), 'WaitedChoiceList');

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
      <CustomRoutes noLayout>
        <Route path="/order-papers/:kind" element={<PapersPage />} />
      </CustomRoutes>
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
      <Resource name="customers" list={CustomerList} edit={CustomerPage} />
      <Resource name="messages" list={MessageList} edit={MessagePage} />
      <Resource name="reviews" list={ReviewList} />
      <Resource name="stock-waits" list={WaitedChoiceList} />
      <Resource name="missed-searches" list={MissedSearchList} />
      <Resource name="staff" list={StaffList} create={InvitePage} edit={MemberPage} />
    </AdminUI>
  </AdminContext>
);
