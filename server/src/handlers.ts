/** Creates a handler for every call that the contract declares; the type requires each of them. */
import type { endpoints } from '@uruhu/contract/endpoints/endpoints';
import type { AppContext } from './context.ts';
import {
  accountHandlers,
  addressHandlers,
  emailHandlers,
  passwordHandlers,
  profileHandlers,
  sessionHandlers,
} from './domains/accounts/accounts.ts';
import { cartHandlers } from './domains/cart/cart.ts';
import { catalogueHandlers, searchHandlers } from './domains/catalogue/catalogue.ts';
import { checkoutHandlers } from './domains/checkout/checkout.ts';
import { contactHandlers } from './domains/contact/contact.ts';
import { contentHandlers } from './domains/content/content.ts';
import { couponHandlers } from './domains/coupons/coupons.ts';
import { type DocumentJudge, fileHandlers } from './domains/files/files.ts';
import { adminFulfilmentHandlers, fulfilmentHandlers } from './domains/fulfilment/fulfilment.ts';
import { healthHandlers } from './domains/health/health.ts';
import { adminOrderHandlers, orderViewHandlers } from './domains/order-view/order-view.ts';
import { adminPayingHandlers, createNoticeTakers, noticeHandlers, payingHandlers } from './domains/paying/paying.ts';
import { problemHandlers } from './domains/payments/payments.ts';
import { privacyHandlers } from './domains/privacy/privacy.ts';
import { recommendationHandlers } from './domains/recommendations/recommendations.ts';
import { reviewHandlers } from './domains/reviews/reviews.ts';
import { shippingHandlers } from './domains/shipping/shipping.ts';
import { staffHandlers } from './domains/staff/staff.ts';
import { stockWaitHandlers } from './domains/stock-waits/stock-waits.ts';
import { wishlistHandlers } from './domains/wishlist/wishlist.ts';
import type { Handlers } from './http/handlers.ts';
import { probeHandlers } from './http/probe-handlers.ts';

/** Each server gets its own handlers, so that two servers in one process do not share limits and cached replies. */
export function createHandlers(context: AppContext, documents: DocumentJudge): Handlers<typeof endpoints> {
  const noticeTakers = createNoticeTakers(context);
  return {
    ...probeHandlers(context),
    ...healthHandlers(context),
    ...contentHandlers(context),
    ...contactHandlers(context),
    ...catalogueHandlers(context),
    ...searchHandlers(context),
    ...recommendationHandlers(context),
    ...reviewHandlers(context),
    ...sessionHandlers(context),
    ...accountHandlers(context),
    ...emailHandlers(context),
    ...passwordHandlers(context),
    ...addressHandlers(context),
    ...profileHandlers(context),
    ...privacyHandlers(context),
    ...cartHandlers(context),
    ...wishlistHandlers(context),
    ...stockWaitHandlers(context),
    ...shippingHandlers(context),
    ...couponHandlers(context),
    ...checkoutHandlers(context),
    ...orderViewHandlers(context),
    ...payingHandlers(context, noticeTakers),
    ...noticeHandlers(noticeTakers),
    ...fulfilmentHandlers(context),
    ...staffHandlers(context),
    ...adminOrderHandlers(context),
    ...adminPayingHandlers(context),
    ...adminFulfilmentHandlers(context),
    ...problemHandlers(context),
    ...fileHandlers(context, documents),
  };
}
