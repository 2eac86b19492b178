import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as coupons from '../../staff/coupons.ts';
import { seenVersion } from '../../staff/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const couponCall = { tag: 'staff', access: 'staff', permission: 'coupons.write' } as const;
const params = z.object({ coupon_id: idField('coupon_not_found') });
const batchParams = z.object({ coupon_batch_id: idField('coupon_batch_not_found') });
const RULE_REFUSALS = ['coupon_percent_too_large', 'coupon_ends_before_start'] as const;
/** Refusals of coupons that cannot be changed alone: welcome coupons follow the shop's rule, and codes of a batch follow the batch. */
const NOT_SINGLE_REFUSALS = ['coupon_is_welcome', 'coupon_is_of_batch'] as const;

export const adminCouponEndpoints = {
  adminCoupons: defineEndpoint(STAFF_PATHS.adminCoupons, {
    ...couponCall,
    summary: 'Coupons, with their use and what they cost',
    cost: { cpu: 5, database: 10 },
    query: coupons.adminCouponQuery,
    reply: coupons.adminCoupons,
    refusals: [],
  }),
  adminCoupon: defineEndpoint(STAFF_PATHS.adminCoupon, {
    ...couponCall,
    summary: 'One coupon',
    cost: { cpu: 2, database: 4 },
    params,
    reply: coupons.adminCouponReply,
    refusals: ['coupon_not_found'],
  }),
  createCoupon: defineEndpoint(STAFF_PATHS.createCoupon, {
    ...couponCall,
    summary: 'Create a coupon',
    cost: { cpu: 2, database: 12 },
    body: coupons.createCouponBody,
    reply: coupons.adminCouponReply,
    refusals: [...RULE_REFUSALS, 'coupon_code_taken'],
  }),
  updateCoupon: defineEndpoint(STAFF_PATHS.updateCoupon, {
    ...couponCall,
    summary: 'Change a coupon',
    description:
      'Once an order has used a coupon, its code, type, discount, start and `new_members_only` stay as they are: the order and its customer refer to them. Note, end, minimum spend and limits may still change, the total limit not below the uses.',
    cost: { cpu: 2, database: 12 },
    params,
    body: coupons.updateCouponBody,
    reply: coupons.adminCouponReply,
    refusals: [
      'coupon_not_found',
      'changed_meanwhile',
      ...NOT_SINGLE_REFUSALS,
      ...RULE_REFUSALS,
      'coupon_code_taken',
      'coupon_terms_fixed',
      'coupon_limit_below_uses',
    ],
  }),
  deleteCoupon: defineEndpoint(STAFF_PATHS.deleteCoupon, {
    ...couponCall,
    summary: 'Delete a coupon, or end it now if an order has used it',
    cost: { cpu: 2, database: 12 },
    params,
    query: seenVersion,
    reply: coupons.deletedOrEndedReply,
    refusals: ['coupon_not_found', 'changed_meanwhile', ...NOT_SINGLE_REFUSALS],
  }),
};

export const couponBatchEndpoints = {
  couponBatches: defineEndpoint(STAFF_PATHS.couponBatches, {
    ...couponCall,
    summary: 'Batches of random codes, with their use and what they cost',
    cost: { cpu: 5, database: 20 },
    query: coupons.couponBatchQuery,
    reply: coupons.couponBatches,
    refusals: [],
  }),
  couponBatch: defineEndpoint(STAFF_PATHS.couponBatch, {
    ...couponCall,
    summary: 'One batch of codes',
    cost: { cpu: 2, database: 6 },
    params: batchParams,
    reply: coupons.couponBatchReply,
    refusals: ['coupon_batch_not_found'],
  }),
  createCouponBatch: defineEndpoint(STAFF_PATHS.createCouponBatch, {
    ...couponCall,
    summary: 'Create up to 10,000 random codes that share one set of rules',
    description: 'All codes or none are created. Their characters cannot be confused with each other, and they spell no words.',
    cost: { cpu: 100, database: 100 },
    body: coupons.createCouponBatchBody,
    reply: coupons.couponBatchReply,
    refusals: [...RULE_REFUSALS, 'coupon_batch_name_taken'],
  }),
  updateCouponBatch: defineEndpoint(STAFF_PATHS.updateCouponBatch, {
    ...couponCall,
    summary: 'Change the name of a batch, or when all its codes end',
    cost: { cpu: 2, database: 40 },
    params: batchParams,
    body: coupons.updateCouponBatchBody,
    reply: coupons.couponBatchReply,
    refusals: ['coupon_batch_not_found', 'changed_meanwhile', 'coupon_ends_before_start', 'coupon_batch_name_taken'],
  }),
  deleteCouponBatch: defineEndpoint(STAFF_PATHS.deleteCouponBatch, {
    ...couponCall,
    summary: 'Delete a batch with its codes, or end it now if an order has used one of them',
    cost: { cpu: 2, database: 40 },
    params: batchParams,
    query: seenVersion,
    reply: coupons.deletedOrEndedReply,
    refusals: ['coupon_batch_not_found', 'changed_meanwhile'],
  }),
  couponCodes: defineEndpoint(STAFF_PATHS.couponCodes, {
    ...couponCall,
    summary: 'The codes of a batch as CSV text, with how often each is used',
    cost: { cpu: 50, database: 40 },
    params: batchParams,
    reply: coupons.couponCodes,
    refusals: ['coupon_batch_not_found'],
  }),
};
