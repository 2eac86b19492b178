import * as shipping from '../../staff/shipping-bands.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const shippingCall = { tag: 'staff', access: 'staff', permission: 'shipping.write' } as const;

export const adminShippingEndpoints = {
  adminShippingBands: defineEndpoint(STAFF_PATHS.adminShippingBands, {
    ...shippingCall,
    summary: 'The delivery fees by weight, and whether delivery is free',
    cost: { cpu: 1, database: 2 },
    reply: shipping.shippingTermsReply,
    refusals: [],
  }),
  updateShippingBands: defineEndpoint(STAFF_PATHS.updateShippingBands, {
    ...shippingCall,
    summary: 'Replace the delivery fees by weight: bands from 0 g on, without gaps and overlaps',
    cost: { cpu: 2, database: 30 },
    body: shipping.updateShippingBandsBody,
    reply: shipping.shippingTermsReply,
    refusals: ['changed_meanwhile', 'band_ends_before_start', 'bands_overlap', 'bands_leave_gap'],
  }),
};
