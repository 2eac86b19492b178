/** Where all calls of the back office begin. */
export const STAFF_PREFIX = '/api/admin';

/** Method and path of each call that the back office makes. */
export const STAFF_PATHS = {
  staffSignIn: 'POST /api/admin/session',
  staffSession: 'GET /api/admin/session',
  staffSignOut: 'DELETE /api/admin/session',
  changeStaffPassword: 'POST /api/admin/session/password',
  beginTotp: 'POST /api/admin/session/totp',
  confirmTotp: 'POST /api/admin/session/totp/confirm',
  endTotp: 'DELETE /api/admin/session/totp',
  ownStaffSessions: 'GET /api/admin/sessions',
  endOtherStaffSessions: 'DELETE /api/admin/sessions',
  endOwnStaffSession: 'DELETE /api/admin/sessions/:session_id',

  members: 'GET /api/admin/staff',
  member: 'GET /api/admin/staff/:staff_id',
  inviteMember: 'POST /api/admin/staff',
  updateMember: 'PATCH /api/admin/staff/:staff_id',
  disableMember: 'POST /api/admin/staff/:staff_id/disable',
  enableMember: 'POST /api/admin/staff/:staff_id/enable',
  resetMemberTotp: 'DELETE /api/admin/staff/:staff_id/totp',
  memberSessions: 'GET /api/admin/staff/:staff_id/sessions',
  endMemberSessions: 'DELETE /api/admin/staff/:staff_id/sessions',
  endMemberSession: 'DELETE /api/admin/staff/:staff_id/sessions/:session_id',
  acceptInvitation: 'POST /api/admin/invitations/accept',
  staffRules: 'GET /api/admin/staff-rules',
  updateStaffRules: 'PATCH /api/admin/staff-rules',
  audit: 'GET /api/admin/audit',
  auditMembers: 'GET /api/admin/audit/members',

  adminOrders: 'GET /api/admin/orders',
  orderTabCounts: 'GET /api/admin/order-counts',
  orderFilters: 'GET /api/admin/order-filters',
  saveOrderFilter: 'POST /api/admin/order-filters',
  deleteOrderFilter: 'DELETE /api/admin/order-filters/:filter_id',
  adminOrder: 'GET /api/admin/orders/:order_id',
  confirmPayment: 'POST /api/admin/orders/:order_id/confirm-payment',
  rejectPayment: 'POST /api/admin/orders/:order_id/reject-payment',
  prepareOrder: 'POST /api/admin/orders/:order_id/prepare',
  shipOrder: 'POST /api/admin/orders/:order_id/ship',
  arriveOrder: 'POST /api/admin/orders/:order_id/arrive',
  sendOutOrder: 'POST /api/admin/orders/:order_id/out-for-delivery',
  deliverOrder: 'POST /api/admin/orders/:order_id/deliver',
  cancelByStaff: 'POST /api/admin/orders/:order_id/cancel',
  refundOrder: 'POST /api/admin/orders/:order_id/refund',

  paymentProblems: 'GET /api/admin/payment-problems',
  resolveProblem: 'POST /api/admin/payment-problems/:problem_id/resolve',

  uploadShopPicture: 'POST /api/admin/pictures',
  cropShopPicture: 'POST /api/admin/pictures/:key/crop',

  adminBrands: 'GET /api/admin/brands',
  adminBrand: 'GET /api/admin/brands/:brand_id',
  createBrand: 'POST /api/admin/brands',
  updateBrand: 'PATCH /api/admin/brands/:brand_id',
  deleteBrand: 'DELETE /api/admin/brands/:brand_id',

  adminCategories: 'GET /api/admin/categories',
  adminCategory: 'GET /api/admin/categories/:category_id',
  createCategory: 'POST /api/admin/categories',
  updateCategory: 'PATCH /api/admin/categories/:category_id',
  moveCategory: 'POST /api/admin/categories/:category_id/move',
  deleteCategory: 'DELETE /api/admin/categories/:category_id',

  adminRedirects: 'GET /api/admin/redirects',
  adminRedirect: 'GET /api/admin/redirects/:redirect_id',
  createRedirect: 'POST /api/admin/redirects',
  updateRedirect: 'PATCH /api/admin/redirects/:redirect_id',
  deleteRedirect: 'DELETE /api/admin/redirects/:redirect_id',

  missedSearches: 'GET /api/admin/missed-searches',

  adminHealth: 'GET /api/admin/health',
  acceptClock: 'POST /api/admin/clock/accept',
} as const;
