/** Where all calls of the back office begin. */
export const STAFF_PREFIX = '/api/admin';

/** Method and path of each call that the back office makes. */
export const STAFF_PATHS = {
  staffSignIn: 'POST /api/admin/session',
  staffSession: 'GET /api/admin/session',
  staffSignOut: 'DELETE /api/admin/session',
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
  memberSessions: 'GET /api/admin/staff/:staff_id/sessions',
  endMemberSessions: 'DELETE /api/admin/staff/:staff_id/sessions',
  endMemberSession: 'DELETE /api/admin/staff/:staff_id/sessions/:session_id',
  acceptInvitation: 'POST /api/admin/invitations/accept',
  staffRules: 'GET /api/admin/staff-rules',
  updateStaffRules: 'PATCH /api/admin/staff-rules',
  audit: 'GET /api/admin/audit',

  adminOrders: 'GET /api/admin/orders',
  moveOrders: 'POST /api/admin/order-moves',
  orderPapers: 'GET /api/admin/order-papers',
  orderExport: 'GET /api/admin/order-export',
  orderTabCounts: 'GET /api/admin/order-counts',
  orderFilters: 'GET /api/admin/order-filters',
  saveOrderFilter: 'POST /api/admin/order-filters',
  deleteOrderFilter: 'DELETE /api/admin/order-filters/:filter_id',
  adminOrder: 'GET /api/admin/orders/:order_id',
  correctOrder: 'PATCH /api/admin/orders/:order_id',
  addOrderNote: 'POST /api/admin/orders/:order_id/notes',
  orderMail: 'GET /api/admin/order-mails/:mail_id',
  sendMailAgain: 'POST /api/admin/order-mails/:mail_id/send-again',
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

  missedSearches: 'GET /api/admin/missed-searches',

  adminHealth: 'GET /api/admin/health',
  acceptClock: 'POST /api/admin/clock/accept',
} as const;
