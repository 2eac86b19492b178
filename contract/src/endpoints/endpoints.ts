/** Every call of the API, by its name. */
import { accountEndpoints, privacyEndpoints, profileEndpoints } from './account.ts';
import { addressEndpoints } from './addresses.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints, redirectEndpoints } from './catalogue.ts';
import { contactEndpoints, contentEndpoints } from './content.ts';
import { couponEndpoints } from './coupons.ts';
import { emailEndpoints } from './email.ts';
import type { Endpoint } from './endpoint.ts';
import { fileEndpoints } from './files.ts';
import { healthEndpoints, probeEndpoints } from './health.ts';
import { fulfilmentEndpoints, orderViewEndpoints, placingEndpoints } from './orders.ts';
import { passwordEndpoints } from './passwords.ts';
import type { MACHINE_PATHS } from './paths/machines.ts';
import type { SHOP_PATHS } from './paths/shop.ts';
import type { STAFF_PATHS } from './paths/staff.ts';
import { noticeEndpoints, payingEndpoints } from './payments.ts';
import { reviewEndpoints } from './reviews.ts';
import { recommendationEndpoints, searchEndpoints } from './search.ts';
import { sessionEndpoints } from './sessions.ts';
import { shippingEndpoints } from './shipping.ts';
import { auditEndpoints } from './staff/audit.ts';
import { adminBrandEndpoints } from './staff/brands.ts';
import { adminCategoryEndpoints } from './staff/categories.ts';
import { faqEndpoints, policyEndpoints, settingsEndpoints, slideEndpoints, slideTextEndpoints } from './staff/content.ts';
import { adminCouponEndpoints, couponBatchEndpoints } from './staff/coupons.ts';
import { customerEndpoints, customerPrivacyEndpoints } from './staff/customers.ts';
import { dashboardEndpoints } from './staff/dashboard.ts';
import { messageEndpoints } from './staff/messages.ts';
import { missedSearchEndpoints } from './staff/missed-searches.ts';
import { orderContactEndpoints, orderMailEndpoints, orderNoteEndpoints } from './staff/order-details.ts';
import { claimForCustomerEndpoints, eraseOrderCustomerEndpoints, orderEntryEndpoints } from './staff/order-entry.ts';
import { orderCountEndpoints, orderFilterEndpoints } from './staff/order-lists.ts';
import { orderMoveEndpoints, orderPrintAndExportEndpoints } from './staff/order-moves.ts';
import { adminFulfilmentEndpoints, adminOrderEndpoints, adminPayingEndpoints } from './staff/orders.ts';
import { pictureEndpoints } from './staff/pictures.ts';
import { productFileEndpoints } from './staff/product-files.ts';
import { adminProductEndpoints, productChangeEndpoints, productStockEndpoints } from './staff/products.ts';
import { adminRedirectEndpoints } from './staff/redirects.ts';
import { adminReviewEndpoints } from './staff/reviews.ts';
import { searchWordEndpoints } from './staff/search-words.ts';
import { setupEndpoints } from './staff/setup.ts';
import { adminShippingEndpoints } from './staff/shipping-bands.ts';
import { staffSignInEndpoints } from './staff/sign-ins.ts';
import { memberEndpoints, paymentProblemEndpoints, staffPasswordEndpoints, staffSessionEndpoints, totpEndpoints } from './staff/staff.ts';
import { awaitedChoiceEndpoints } from './staff/stock-waits.ts';
import { translationEndpoints } from './staff/translations.ts';
import { stockWaitEndpoints } from './stock-waits.ts';
import { wishlistEndpoints } from './wishlist.ts';

/** The endpoints of a table of paths (paths/): each has the name of its path. */
type EndpointTable<Paths> = { [Name in keyof Paths]: Endpoint & { call: Paths[Name] } };

export const shopEndpoints = {
  ...contentEndpoints,
  ...contactEndpoints,
  ...catalogueEndpoints,
  ...redirectEndpoints,
  ...searchEndpoints,
  ...recommendationEndpoints,
  ...reviewEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...emailEndpoints,
  ...passwordEndpoints,
  ...addressEndpoints,
  ...profileEndpoints,
  ...privacyEndpoints,
  ...cartEndpoints,
  ...wishlistEndpoints,
  ...stockWaitEndpoints,
  ...shippingEndpoints,
  ...couponEndpoints,
  ...placingEndpoints,
  ...orderViewEndpoints,
  ...fulfilmentEndpoints,
  ...payingEndpoints,
  ...fileEndpoints,
} satisfies EndpointTable<typeof SHOP_PATHS>;

export const staffCallEndpoints = {
  ...staffSessionEndpoints,
  ...staffSignInEndpoints,
  ...staffPasswordEndpoints,
  ...totpEndpoints,
  ...memberEndpoints,
  ...auditEndpoints,
  ...customerEndpoints,
  ...customerPrivacyEndpoints,
  ...messageEndpoints,
  ...awaitedChoiceEndpoints,
  ...translationEndpoints,
  ...adminOrderEndpoints,
  ...orderCountEndpoints,
  ...orderEntryEndpoints,
  ...claimForCustomerEndpoints,
  ...eraseOrderCustomerEndpoints,
  ...orderMoveEndpoints,
  ...orderPrintAndExportEndpoints,
  ...orderContactEndpoints,
  ...orderMailEndpoints,
  ...orderNoteEndpoints,
  ...orderFilterEndpoints,
  ...adminPayingEndpoints,
  ...adminFulfilmentEndpoints,
  ...adminProductEndpoints,
  ...productStockEndpoints,
  ...productChangeEndpoints,
  ...productFileEndpoints,
  ...paymentProblemEndpoints,
  ...dashboardEndpoints,
  ...adminReviewEndpoints,
  ...adminCouponEndpoints,
  ...couponBatchEndpoints,
  ...adminShippingEndpoints,
  ...pictureEndpoints,
  ...adminBrandEndpoints,
  ...adminCategoryEndpoints,
  ...adminRedirectEndpoints,
  ...missedSearchEndpoints,
  ...searchWordEndpoints,
  ...slideEndpoints,
  ...slideTextEndpoints,
  ...faqEndpoints,
  ...policyEndpoints,
  ...settingsEndpoints,
  ...setupEndpoints,
  ...healthEndpoints,
} satisfies EndpointTable<typeof STAFF_PATHS>;

export const machineEndpoints = { ...probeEndpoints, ...noticeEndpoints } satisfies EndpointTable<typeof MACHINE_PATHS>;

export const endpoints = { ...shopEndpoints, ...staffCallEndpoints, ...machineEndpoints };
export type ShopEndpoints = typeof shopEndpoints;
export type StaffCallEndpoints = typeof staffCallEndpoints;
