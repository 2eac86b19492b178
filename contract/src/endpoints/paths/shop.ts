/** Method and path of each call that the storefront makes. Browsers load this file, so it imports no schemas. */
export const SHOP_PATHS = {
  signIn: 'POST /api/users/login',
  signOut: 'GET /api/users/logout',
  me: 'GET /api/users/me',
  sessions: 'GET /api/users/sessions',
  endSession: 'POST /api/users/sessions/end',
  endOtherSessions: 'POST /api/users/sessions/end-others',
  loginHistory: 'GET /api/users/login-history',

  signUp: 'POST /api/users/createAccount',
  updateAccount: 'POST /api/users/updateMyAccount',
  updatePhones: 'POST /api/users/phone/update',
  beautyProfile: 'GET /api/users/beauty-profile',
  saveBeautyProfile: 'POST /api/users/beauty-profile/save',
  myData: 'GET /api/users/my-data',
  deactivate: 'POST /api/users/deactivate',

  confirmEmail: 'POST /api/users/email/confirm',
  resendEmailLink: 'POST /api/users/email/resend',
  undoEmail: 'POST /api/users/email/undo',
  cancelEmailChange: 'POST /api/users/email/cancel',

  changePassword: 'POST /api/users/password/change',
  forgotPassword: 'POST /api/users/forgot-password',
  resetPassword: 'POST /api/users/reset-password',

  addresses: 'POST /api/users/address/get',
  addAddress: 'POST /api/users/address/add',
  updateAddress: 'POST /api/users/address/update',
  deleteAddress: 'POST /api/users/address/delete',

  settings: 'GET /api/users/siteSettings',
  slides: 'GET /api/users/slides/get',
  slideTexts: 'GET /api/users/slides/texts/get',
  contact: 'POST /api/users/contact',

  products: 'POST /api/products',
  filterProducts: 'POST /api/products/filter',
  advancedSearch: 'POST /api/products/advanced-search',
  suggest: 'GET /api/products/suggest',
  recommendations: 'GET /api/products/recommendations',
  product: 'GET /api/products/:product_id',
  redirect: 'GET /api/redirects',
  parentCategories: 'GET /api/products/category/parent',
  category: 'GET /api/products/category/:category_id',
  brands: 'POST /api/products/brands',

  wishlist: 'POST /api/products/wishlist',
  addToWishlist: 'POST /api/products/wishlist/add',
  removeFromWishlist: 'POST /api/products/wishlist/delete',

  stockWaits: 'GET /api/products/stock-waits',
  saveStockWait: 'POST /api/products/stock-waits/save',
  stopStockWaits: 'POST /api/products/stock-waits/stop',

  reviews: 'POST /api/products/reviews/get',
  addReview: 'POST /api/products/reviews/add',
  ownReviews: 'GET /api/products/reviews/mine',
  markHelpful: 'POST /api/products/reviews/helpful',

  uploadFile: 'POST /api/files/upload',

  cart: 'POST /api/orders/carts/get',
  addToCart: 'POST /api/orders/carts/add',
  updateCartItem: 'POST /api/orders/carts/update',
  removeCartItem: 'POST /api/orders/carts/remove',
  shippingBands: 'POST /api/orders/shipping-fees/get',
  coupons: 'GET /api/orders/coupons/mine',
  validateCoupon: 'POST /api/orders/coupons/validate',

  placeOrder: 'POST /api/orders/place',
  orderCounts: 'GET /api/orders/counts',
  orders: 'POST /api/orders/user',
  order: 'POST /api/orders/get',
  trackByNumber: 'POST /api/orders/track',
  cancelOrder: 'POST /api/orders/cancel',
  reorder: 'POST /api/orders/reorder',

  payOrder: 'POST /api/orders/payorder',
  paymentResult: 'GET /api/orders/payment-callback',
  submitMobileMoney: 'POST /api/orders/mobile-money/submit',
  payByPrompt: 'POST /api/orders/mobile-money/prompt',
} as const;
