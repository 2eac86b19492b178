/** Creates a handler for every call that the contract declares; the type requires each of them. */
import type { endpoints } from '@uruhu/contract/endpoints/endpoints';
import type { AppContext } from './context.ts';
import {
  createAccountHandlers,
  createAddressHandlers,
  createEmailHandlers,
  createPasswordHandlers,
  createProfileHandlers,
  createSessionHandlers,
} from './domains/accounts/accounts.ts';
import { createAuditHandlers } from './domains/audit/audit.ts';
import { createBrandHandlers } from './domains/brands/brands.ts';
import { createCartHandlers } from './domains/cart/cart.ts';
import { createCatalogueHandlers } from './domains/catalogue/catalogue.ts';
import { createCategoryHandlers } from './domains/categories/categories.ts';
import { createCheckoutHandlers, createOrderEntryHandlers } from './domains/checkout/checkout.ts';
import { createContactHandlers, createMessageHandlers } from './domains/contact/contact.ts';
import { createAdminContentHandlers, createContentHandlers } from './domains/content/content.ts';
import { createAdminCouponHandlers, createCouponHandlers } from './domains/coupons/coupons.ts';
import { createCustomerHandlers } from './domains/customers/customers.ts';
import { createDashboardHandlers } from './domains/dashboard/dashboard.ts';
import { createFileHandlers, createPictureHandlers } from './domains/files/files.ts';
import { createAdminFulfilmentHandlers, createFulfilmentHandlers } from './domains/fulfilment/fulfilment.ts';
import { createHealthHandlers } from './domains/health/health.ts';
import { createOrderFilterHandlers } from './domains/order-filters/order-filters.ts';
import {
  createAdminOrderHandlers,
  createOrderDetailHandlers,
  createOrderPrintAndExportHandlers,
  createOrderViewHandlers,
} from './domains/order-view/order-view.ts';
import {
  createAdminPayingHandlers,
  createNoticeHandlerByProvider,
  createNoticeHandlers,
  createPayingHandlers,
} from './domains/paying/paying.ts';
import { createPaymentProblemHandlers } from './domains/payments/payments.ts';
import { createCustomerPrivacyHandlers, createPrivacyHandlers } from './domains/privacy/privacy.ts';
import { createProductFileHandlers } from './domains/product-files/product-files.ts';
import { createProductHandlers } from './domains/products/products.ts';
import { createRecommendationHandlers } from './domains/recommendations/recommendations.ts';
import { createRedirectHandlers } from './domains/redirects/redirects.ts';
import { createAdminReviewHandlers, createReviewHandlers } from './domains/reviews/reviews.ts';
import { createMissedSearchHandlers, createSearchWordHandlers } from './domains/search-words/search-words.ts';
import { createSetupHandlers } from './domains/setup/setup.ts';
import { createAdminShippingHandlers, createShippingHandlers } from './domains/shipping/shipping.ts';
import {
  createMemberHandlers,
  createStaffPasswordHandlers,
  createStaffSessionHandlers,
  createStaffSignInHandlers,
  createTotpHandlers,
} from './domains/staff/staff.ts';
import { createAwaitedChoiceHandlers, createStockWaitHandlers } from './domains/stock-waits/stock-waits.ts';
import { createTranslationHandlers } from './domains/translating/translating.ts';
import { createWishlistHandlers } from './domains/wishlist/wishlist.ts';
import type { Handlers } from './http/handlers.ts';
import { createProbeHandlers } from './http/probe-handlers.ts';

const createShopHandlers = (context: AppContext) => ({
  ...createContentHandlers(context),
  ...createContactHandlers(context),
  ...createCatalogueHandlers(context),
  ...createRecommendationHandlers(context),
  ...createReviewHandlers(context),
  ...createSessionHandlers(context),
  ...createAccountHandlers(context),
  ...createEmailHandlers(context),
  ...createPasswordHandlers(context),
  ...createAddressHandlers(context),
  ...createProfileHandlers(context),
  ...createPrivacyHandlers(context),
  ...createCartHandlers(context),
  ...createWishlistHandlers(context),
  ...createStockWaitHandlers(context),
  ...createShippingHandlers(context),
  ...createCouponHandlers(context),
  ...createCheckoutHandlers(context),
  ...createOrderViewHandlers(context),
  ...createFulfilmentHandlers(context),
  ...createFileHandlers(context),
});

const createStaffHandlers = (context: AppContext) => ({
  ...createHealthHandlers(context),
  ...createAdminContentHandlers(context),
  ...createSetupHandlers(context),
  ...createStaffSessionHandlers(context),
  ...createStaffSignInHandlers(context),
  ...createStaffPasswordHandlers(context),
  ...createTotpHandlers(context),
  ...createMemberHandlers(context),
  ...createAuditHandlers(context),
  ...createCustomerHandlers(context),
  ...createMessageHandlers(context),
  ...createAwaitedChoiceHandlers(context),
  ...createCustomerPrivacyHandlers(context),
  ...createAdminOrderHandlers(context),
  ...createOrderFilterHandlers(context),
  ...createOrderEntryHandlers(context),
  ...createOrderDetailHandlers(context),
  ...createOrderPrintAndExportHandlers(context),
  ...createAdminPayingHandlers(context),
  ...createAdminFulfilmentHandlers(context),
  ...createProductHandlers(context),
  ...createProductFileHandlers(context),
  ...createPaymentProblemHandlers(context),
  ...createDashboardHandlers(context),
  ...createAdminReviewHandlers(context),
  ...createAdminCouponHandlers(context),
  ...createAdminShippingHandlers(context),
  ...createMissedSearchHandlers(context),
  ...createPictureHandlers(context),
  ...createBrandHandlers(context),
  ...createCategoryHandlers(context),
  ...createSearchWordHandlers(context),
});

/** Each server gets its own handlers, so that two servers in one process do not share limits and cached replies. */
export function createHandlers(context: AppContext): Handlers<typeof endpoints> {
  const getNoticeHandler = createNoticeHandlerByProvider(context);
  return {
    ...createShopHandlers(context),
    ...createStaffHandlers(context),
    ...createRedirectHandlers(context),
    ...createTranslationHandlers(context),
    ...createProbeHandlers(context),
    ...createPayingHandlers(context, getNoticeHandler),
    ...createNoticeHandlers(getNoticeHandler),
  };
}
