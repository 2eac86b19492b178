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
import { createCartHandlers } from './domains/cart/cart.ts';
import { createCatalogueHandlers, createSearchHandlers } from './domains/catalogue/catalogue.ts';
import { createCheckoutHandlers } from './domains/checkout/checkout.ts';
import { createContactHandlers } from './domains/contact/contact.ts';
import { createContentHandlers } from './domains/content/content.ts';
import { createCouponHandlers } from './domains/coupons/coupons.ts';
import { type DocumentJudge, createFileHandlers } from './domains/files/files.ts';
import { createAdminFulfilmentHandlers, createFulfilmentHandlers } from './domains/fulfilment/fulfilment.ts';
import { createHealthHandlers } from './domains/health/health.ts';
import { createAdminOrderHandlers, createOrderViewHandlers } from './domains/order-view/order-view.ts';
import { createAdminPayingHandlers, createNoticeTakers, createNoticeHandlers, createPayingHandlers } from './domains/paying/paying.ts';
import { problemHandlers } from './domains/payments/payments.ts';
import { privacyHandlers } from './domains/privacy/privacy.ts';
import { recommendationHandlers } from './domains/recommendations/recommendations.ts';
import { reviewHandlers } from './domains/reviews/reviews.ts';
import { shippingHandlers } from './domains/shipping/shipping.ts';
import { staffHandlers } from './domains/staff/staff.ts';
import { wishlistHandlers } from './domains/wishlist/wishlist.ts';
import type { Handlers } from './http/handlers.ts';
import { probeHandlers } from './http/probe-handlers.ts';

/** Each server gets its own handlers, so that two servers in one process do not share limits and cached replies. */
export function createHandlers(context: AppContext, documents: DocumentJudge): Handlers<typeof endpoints> {
  const noticeTakers = createNoticeTakers(context);
  return {
    ...probeHandlers(context),
    ...createHealthHandlers(context),
    ...createContentHandlers(context),
    ...createContactHandlers(context),
    ...createCatalogueHandlers(context),
    ...createSearchHandlers(context),
    ...recommendationHandlers(context),
    ...reviewHandlers(context),
    ...createSessionHandlers(context),
    ...createAccountHandlers(context),
    ...createEmailHandlers(context),
    ...createPasswordHandlers(context),
    ...createAddressHandlers(context),
    ...createProfileHandlers(context),
    ...privacyHandlers(context),
    ...createCartHandlers(context),
    ...wishlistHandlers(context),
    ...shippingHandlers(context),
    ...createCouponHandlers(context),
    ...createCheckoutHandlers(context),
    ...createOrderViewHandlers(context),
    ...createPayingHandlers(context, noticeTakers),
    ...createNoticeHandlers(noticeTakers),
    ...createFulfilmentHandlers(context),
    ...staffHandlers(context),
    ...createAdminOrderHandlers(context),
    ...createAdminPayingHandlers(context),
    ...createAdminFulfilmentHandlers(context),
    ...problemHandlers(context),
    ...createFileHandlers(context, documents),
  };
}
