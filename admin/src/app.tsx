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
import { BrandCreate, BrandEdit, BrandList } from './resources/brands/brands.tsx';
import { CategoryCreate, CategoryEdit } from './resources/categories/category-forms.tsx';
import { CategoryTree } from './resources/categories/category-tree.tsx';
import { ChangesPage } from './resources/changes/changes-page.tsx';
import { FaqCreate, FaqEdit, FaqList } from './resources/faqs/faqs.tsx';
import { HealthPage } from './resources/health/health-page.tsx';
import { OpeningPage } from './resources/opening/opening-page.tsx';
import { PaymentProblemList } from './resources/payment-problems/payment-problem-list.tsx';
import { PaymentsToCheckPage } from './resources/payments-to-check/payments-to-check-page.tsx';
import { PolicyCreate, PolicyEdit, PolicyList } from './resources/policies/policies.tsx';
import { RedirectCreate, RedirectEdit, RedirectList } from './resources/redirects/redirects.tsx';
import { SettingsPage } from './resources/settings/settings-page.tsx';
import { SlideTextCreate, SlideTextEdit, SlideTextList } from './resources/slide-texts/slide-texts.tsx';
import { SlideCreate, SlideEdit, SlideList } from './resources/slides/slides.tsx';
import { InvitePage } from './resources/staff/invite-page.tsx';
import { MemberPage } from './resources/staff/member-page.tsx';
import { StaffList } from './resources/staff/staff-list.tsx';
import { InvitationPage } from './sign-in/invitation-page.tsx';
import { SetupPage } from './sign-in/setup-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { theme } from './theme.ts';

const DashboardPage = lazyPage(() => import('./resources/dashboard/dashboard-page.tsx'), 'DashboardPage');
const ProductFilesPage = lazyPage(() => import('./resources/product-files/product-files-page.tsx'), 'ProductFilesPage');
const ShippingPage = lazyPage(() => import('./resources/shipping-bands/shipping-page.tsx'), 'ShippingPage');
const CouponList = lazyPage(() => import('./resources/coupons/coupon-list.tsx'), 'CouponList');
const CouponCreate = lazyPage(() => import('./resources/coupons/coupon-form.tsx'), 'CouponCreate');
const CouponEdit = lazyPage(() => import('./resources/coupons/coupon-form.tsx'), 'CouponEdit');
const BatchList = lazyPage(() => import('./resources/coupon-batches/batch-list.tsx'), 'BatchList');
const BatchCreate = lazyPage(() => import('./resources/coupon-batches/batch-form.tsx'), 'BatchCreate');
const BatchEdit = lazyPage(() => import('./resources/coupon-batches/batch-form.tsx'), 'BatchEdit');

const ProductList = lazyPage(() => import('./resources/products/product-list.tsx'), 'ProductList');
const ProductCreate = lazyPage(() => import('./resources/products/product-create.tsx'), 'ProductCreate');
const ProductChangeList = lazyPage(() => import('./resources/product-changes/product-change-list.tsx'), 'ProductChangeList');
const ProductEdit = lazyPage(() => import('./resources/products/product-edit.tsx'), 'ProductEdit');

const i18nProvider = createI18nProvider();

const PapersPage = lazyPage(() => import('./resources/order-papers/papers-page.tsx'), 'PapersPage');
const OrderList = lazyPage(() => import('./resources/orders/list/order-list.tsx'), 'OrderList');
const OrderEntryPage = lazyPage(() => import('./resources/orders/entry/order-entry-page.tsx'), 'OrderEntryPage');
const OrderPage = lazyPage(() => import('./resources/orders/order-page.tsx'), 'OrderPage');
const CustomerList = lazyPage(() => import('./resources/customers/customer-list.tsx'), 'CustomerList');
const CustomerPage = lazyPage(() => import('./resources/customers/customer-page.tsx'), 'CustomerPage');
const MessageList = lazyPage(() => import('./resources/messages/message-list.tsx'), 'MessageList');
const MessagePage = lazyPage(() => import('./resources/messages/message-page.tsx'), 'MessagePage');
const MissedSearchList = lazyPage(() => import('./resources/missed-searches/missed-search-list.tsx'), 'MissedSearchList');
const SearchWordList = lazyPage(() => import('./resources/search-words/search-word-list.tsx'), 'SearchWordList');
const SearchWordCreate = lazyPage(() => import('./resources/search-words/search-word-form.tsx'), 'SearchWordCreate');
const SearchWordEdit = lazyPage(() => import('./resources/search-words/search-word-form.tsx'), 'SearchWordEdit');
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
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/shipping-bands" element={<ShippingPage />} />
        <Route path="/product-files" element={<ProductFilesPage />} />
        <Route path="/payments-to-check" element={<PaymentsToCheckPage />} />
        <Route path="/health" element={<HealthPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/opening" element={<OpeningPage />} />
        <Route path="/changes" element={<ChangesPage />} />
        <Route path="/my-account" element={<MyAccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
        <Route path="/setup" element={<SetupPage />} />
      </CustomRoutes>
      <Resource name="slides" list={SlideList} create={SlideCreate} edit={SlideEdit} />
      <Resource name="slide-texts" list={SlideTextList} create={SlideTextCreate} edit={SlideTextEdit} />
      <Resource name="faqs" list={FaqList} create={FaqCreate} edit={FaqEdit} />
      <Resource name="policies" list={PolicyList} create={PolicyCreate} edit={PolicyEdit} />
      <Resource name="orders" list={OrderList} create={OrderEntryPage} show={OrderPage} />
      <Resource name="payment-problems" list={PaymentProblemList} />
      <Resource name="coupons" list={CouponList} create={CouponCreate} edit={CouponEdit} />
      <Resource name="coupon-batches" list={BatchList} create={BatchCreate} edit={BatchEdit} />
      <Resource name="products" list={ProductList} create={ProductCreate} edit={ProductEdit} />
      <Resource name="product-changes" list={ProductChangeList} />
      <Resource name="categories" list={CategoryTree} create={CategoryCreate} edit={CategoryEdit} />
      <Resource name="brands" list={BrandList} create={BrandCreate} edit={BrandEdit} />
      <Resource name="redirects" list={RedirectList} create={RedirectCreate} edit={RedirectEdit} />
      <Resource name="customers" list={CustomerList} edit={CustomerPage} />
      <Resource name="messages" list={MessageList} edit={MessagePage} />
      <Resource name="reviews" list={ReviewList} />
      <Resource name="stock-waits" list={WaitedChoiceList} />
      <Resource name="search-words" list={SearchWordList} create={SearchWordCreate} edit={SearchWordEdit} />
      <Resource name="missed-searches" list={MissedSearchList} />
      <Resource name="staff" list={StaffList} create={InvitePage} edit={MemberPage} />
    </AdminUI>
  </AdminContext>
);
