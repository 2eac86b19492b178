import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { getPathPrefix } from '@uruhu/contract/languages';
import { LANGUAGE } from '../language.ts';

/** Gives a route its path as id. Every first page contains the list of all routes, so a separate id would add bytes to it. */
function setPathAsId(entry: RouteConfigEntry): RouteConfigEntry {
  const entryWithId = { ...entry };
  if (entry.path) entryWithId.id = entry.path;
  if (entry.children) entryWithId.children = entry.children.map(setPathAsId);
  return entryWithId;
}

/** Every path of the storefront and its module. */
const pages = [
  index('routes/home/home.tsx'),

  route('best', 'routes/catalogue/tagged.tsx'),
  route('new', 'routes/catalogue/tagged.tsx'),
  route('deals', 'routes/catalogue/tagged.tsx'),
  route('all-products', 'routes/catalogue/all-products.tsx'),
  route('productspage', 'routes/catalogue/all-products.tsx'),
  route('category/:categoryId', 'routes/catalogue/category.tsx'),
  route('brands', 'routes/catalogue/brands.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('product/:productId', 'routes/product/product.tsx'),

  route('signin', 'routes/auth/sign-in.tsx'),
  route('signup', 'routes/auth/sign-up.tsx'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),
  route('confirm-email', 'routes/auth/confirm-email.tsx'),
  route('undo-email', 'routes/auth/undo-email.tsx'),
  route('stop-notices', 'routes/auth/unsubscribe.tsx'),
  route('cart', 'routes/cart/cart.tsx'),
  route('checkout', 'routes/checkout/checkout.tsx'),
  route('payment-callback', 'routes/orders/payment-callback/payment-callback.tsx'),
  route('track-order', 'routes/orders/track/track-order.tsx'),
  layout('routes/account/account-layout.tsx', { id: 'account' }, [
    route('myaccount', 'routes/account/dashboard/dashboard.tsx'),
    route('accountinfo', 'routes/account/info/account-info.tsx'),
    route('myaccount/addresses', 'routes/account/addresses/addresses.tsx'),
    route('myaccount/cancellations', 'routes/account/cancellations/cancellations.tsx'),
    route('myaccount/reviews', 'routes/account/reviews/customer-reviews.tsx'),
    route('myaccount/beauty-profile', 'routes/account/beauty/beauty-profile.tsx'),
    route('myaccount/login-history', 'routes/account/history/login-history.tsx'),
    route('myaccount/deactivate', 'routes/account/deactivate/deactivate.tsx'),
    route('wishlist', 'routes/wishlist/wishlist.tsx'),
    route('orders', 'routes/orders/list/orders.tsx'),
    route('orders/:orderId', 'routes/orders/order/order.tsx'),
    route('orders/:orderId/invoice', 'routes/orders/order/order.tsx'),
  ]),

  route('contactus', 'routes/help/contact.tsx'),
  route('faqs', 'routes/help/faqs.tsx'),
  route('terms', 'routes/help/policy.tsx'),
  route('privacy', 'routes/help/policy.tsx'),
  route('legal', 'routes/help/policy.tsx'),
  route('refund', 'routes/help/policy.tsx'),

  route('*', 'routes/not-found.tsx'),
];

const prefix = getPathPrefix(LANGUAGE).slice(1);
const children = pages.map(setPathAsId);
const options = { id: 'pages' };

export default [
  prefix ? route(prefix, 'routes/pages.tsx', options, children) : layout('routes/pages.tsx', options, children),
] satisfies RouteConfig;
