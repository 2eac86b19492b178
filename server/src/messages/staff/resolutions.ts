/** How the shop resolved a payment problem, by code, for staff. The database keeps the codes. */
export const resolutions = {
  refunded_by_hand: 'refunded (by hand)',
  refunded_by_provider: 'refunded (provider)',
  /** A staff member found the refund on the provider's own page. */
  refund_found: 'refunded (found at the provider)',
  refund_reported: 'refunded (the provider says so)',
  claim_corrected: 'corrected by the shopper',
  claim_confirmed: 'confirmed',
  claim_rejected: 'rejected',
};
