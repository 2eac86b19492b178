import type { Notices } from '../definition.ts';

/** The ids that PesaPal sends are shorter than this. */
const FIELD_CHARS_MAX = 100;

/** Reads a field whose name begins with a capital or a small letter; '' if the value is not a text, or longer than FIELD_CHARS_MAX. */
function readField(fields: Record<string, unknown>, name: string): string {
  const value = fields[name] ?? fields[name.charAt(0).toLowerCase() + name.slice(1)];
  return typeof value === 'string' && value.length <= FIELD_CHARS_MAX ? value.trim() : '';
}

/** Reads PesaPal's instant payment notifications. The address to which the browser returns has the same fields. */
export const notices: Notices = {
  read: (fields) => ({
    provider_reference: readField(fields, 'OrderTrackingId'),
    payment_attempt_id: readField(fields, 'OrderMerchantReference'),
  }),
  buildReply: (fields, { isProcessed }) => ({
    orderNotificationType: readField(fields, 'OrderNotificationType') || 'IPNCHANGE',
    orderTrackingId: readField(fields, 'OrderTrackingId'),
    orderMerchantReference: readField(fields, 'OrderMerchantReference'),
    status: isProcessed ? 200 : 500,
  }),
};
