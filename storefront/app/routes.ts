import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the storefront, and the module that answers it. */
export default [
  index('routes/home/home.tsx'),

  route('best', 'routes/catalogue/tagged.tsx', { id: 'best' }),
  route('new', 'routes/catalogue/tagged.tsx', { id: 'new' }),
  route('deals', 'routes/catalogue/tagged.tsx', { id: 'deals' }),
  route('all-products', 'routes/catalogue/all-products.tsx'),
  route('productspage', 'routes/catalogue/all-products.tsx', { id: 'productspage' }),
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
  route('track-order', 'routes/orders/track-order.tsx'),
  route('myaccount/:screen?', 'routes/account/account.tsx'),
  route('accountinfo', 'routes/account/account.tsx', { id: 'accountinfo' }),

  route('contactus', 'routes/help/contact.tsx'),
  route('faqs', 'routes/help/faqs.tsx'),
  route('terms', 'routes/help/policy.tsx', { id: 'terms' }),
  route('privacy', 'routes/help/policy.tsx', { id: 'privacy' }),
  route('legal', 'routes/help/policy.tsx', { id: 'legal' }),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
