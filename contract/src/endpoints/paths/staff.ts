/** Method and path of each call that the back office makes. */
export const STAFF_PATHS = {
  staffSignIn: 'POST /api/admin/session',
  staffSession: 'GET /api/admin/session',
  staffSignOut: 'DELETE /api/admin/session',

  adminOrders: 'GET /api/admin/orders',
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

  missedSearches: 'GET /api/admin/missed-searches',

  adminHealth: 'GET /api/admin/health',
  acceptClock: 'POST /api/admin/clock/accept',
} as const;
