import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A page goes by its path: every first page carries the list of all routes, and a second name for each would cost it bytes. */
const byPath = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  ...(entry.path && { id: entry.path }),
  ...(entry.children && { children: entry.children.map(byPath) }),
});

/** Every address of the storefront, and the module that answers it. */
const routes = [
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
  route('cart', 'routes/cart/cart.tsx'),
  route('wishlist', 'routes/wishlist/wishlist.tsx'),
  route('checkout', 'routes/checkout/checkout.tsx'),
  route('orders', 'routes/orders/orders.tsx'),
  route('orders/:orderId', 'routes/orders/order.tsx'),
  route('orders/:orderId/invoice', 'routes/orders/order.tsx'),
  route('payment-callback', 'routes/orders/payment-callback/payment-callback.tsx'),
  route('track-order', 'routes/orders/track-order.tsx'),
  route('myaccount/:screen?', 'routes/account/account.tsx'),
  route('accountinfo', 'routes/account/account.tsx', { id: 'accountinfo' }),

  route('contactus', 'routes/help/contact.tsx'),
  route('faqs', 'routes/help/faqs.tsx'),
  route('terms', 'routes/help/policy.tsx'),
  route('privacy', 'routes/help/policy.tsx'),
  route('legal', 'routes/help/policy.tsx'),

  route('*', 'routes/not-found.tsx'),
];

export default routes.map(byPath) satisfies RouteConfig;
