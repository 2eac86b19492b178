/** Method and path of each call that payment providers and load balancers make. */
export const MACHINE_PATHS = {
  pesapalNotice: 'GET /api/orders/payment-ipn',
  pesapalNoticeByPost: 'POST /api/orders/payment-ipn',
  momoNotice: 'POST /api/orders/momo-callback',
  momoNoticeByPut: 'PUT /api/orders/momo-callback',
  providerNotice: 'POST /api/payments/:provider/notices',

  live: 'GET /api/health/live',
  ready: 'GET /api/health/ready',
} as const;
