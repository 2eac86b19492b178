/** Coupons and batches of codes in the back office. */
import { z } from 'zod';
import { COUPON_BATCH_MAX } from '../constants.ts';
import { COUPON_TYPES } from '../coupon.ts';
import { formatFieldCode } from '../fields/field-code.ts';
import { rwf, time } from '../fields/list.ts';
import { boundedNumber, id, identifierText, lineText, recordVersion, requiredLine, timeInput, wholeNumber } from '../fields/text.ts';
import { createDataListSchema, listQuery } from './lists.ts';

export const COUPON_STATES = ['active', 'scheduled', 'expired', 'used_up'] as const;
export type CouponState = (typeof COUPON_STATES)[number];
/** `single`: staff made it. `batch`: one of many random codes. `welcome`: the shop gave it to a new member. */
export const COUPON_KINDS = ['single', 'batch', 'welcome'] as const;
/** What all codes of a batch begin with; it may be empty. */
export const BATCH_PREFIX = /^([A-Z0-9][A-Z0-9-]{0,19})?$/;
export const COUPON_CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/;
const AMOUNT_MAX_RWF = 1_000_000_000;
const USES_MAX = 1_000_000;

const createCodeSchema = (max: number, pattern: RegExp) =>
  identifierText(max, 'coupon_code_needed')
    .transform((text) => text.toUpperCase())
    .refine((text) => pattern.test(text), formatFieldCode('coupon_code_invalid'));
const usesLimit = boundedNumber(1, USES_MAX, 'coupon_limit_invalid').nullable();

/** The rules of a coupon. `starts_at` null: now. `ends_at` null: it does not expire. A limit of null: as often as shoppers like. */
const ruleFields = {
  coupon_type: z.enum(COUPON_TYPES, formatFieldCode('choice_unknown')),
  discount: boundedNumber(1, AMOUNT_MAX_RWF, 'coupon_discount_invalid'),
  minimum_spend: boundedNumber(0, AMOUNT_MAX_RWF, 'amount_invalid'),
  starts_at: timeInput().nullable(),
  ends_at: timeInput().nullable(),
  total_limit: usesLimit,
  person_limit: usesLimit,
  new_members_only: z.boolean(formatFieldCode('yes_or_no_needed')),
};
/** The rules of a new coupon, of which most may be left out. */
const newRuleFields = {
  ...ruleFields,
  minimum_spend: ruleFields.minimum_spend.default(0),
  starts_at: ruleFields.starts_at.default(null),
  ends_at: ruleFields.ends_at.default(null),
  total_limit: usesLimit.default(null),
  person_limit: usesLimit.default(null),
  new_members_only: ruleFields.new_members_only.default(false),
};
const note = lineText(200);

/** The francs that sales with the coupon got off, and the sum of these sales. A sale is an order that is fully paid and not cancelled. */
const saleTotals = { discount_given: rwf, sales: rwf };
const rulesInReply = {
  coupon_type: z.enum(COUPON_TYPES),
  discount: z.int(),
  minimum_spend: rwf,
  starts_at: time,
  ends_at: time.nullable(),
  total_limit: z.int().nullable(),
  person_limit: z.int().nullable(),
  new_members_only: z.boolean(),
};

const adminCoupon = z.object({
  coupon_id: z.string(),
  coupon_code: z.string(),
  note: z.string(),
  kind: z.enum(COUPON_KINDS),
  state: z.enum(COUPON_STATES),
  /** The batch to which the code belongs; null for other coupons. */
  coupon_batch_id: z.string().nullable(),
  batch_name: z.string().nullable(),
  ...rulesInReply,
  uses: z.int().describe('Orders that use it, without cancelled ones.'),
  was_used: z.boolean().describe('Whether any order used it, also a cancelled one: then its code, discount, start and customers stay.'),
  ...saleTotals,
  created_at: time,
  version: z.int(),
});
export type AdminCoupon = z.infer<typeof adminCoupon>;

export const adminCouponQuery = listQuery(
  z.object({
    state: z.enum(COUPON_STATES).optional(),
    kind: z.enum(COUPON_KINDS).optional(),
    coupon_batch_id: id.optional(),
    /** Whether an order that is not cancelled uses it. */
    is_used: z.boolean().optional(),
    /** A part of the code or of the note. */
    q: lineText(100).optional(),
  }),
).extend({ sort: z.enum(['created_at', 'coupon_code', 'discount', 'starts_at', 'ends_at', 'uses']).catch('created_at') });
export type AdminCouponQuery = z.output<typeof adminCouponQuery>;
export const adminCoupons = createDataListSchema(adminCoupon);
export const adminCouponReply = z.object({ data: adminCoupon });

export const createCouponBody = z.object({ coupon_code: createCodeSchema(40, COUPON_CODE), note: note.default(''), ...newRuleFields });
export type CreateCoupon = z.output<typeof createCouponBody>;
export const updateCouponBody = z.object({
  version: recordVersion,
  ...z.object({ coupon_code: createCodeSchema(40, COUPON_CODE), note, ...ruleFields }).partial().shape,
});
export type UpdateCoupon = z.output<typeof updateCouponBody>;
/** `ended`: an order used it, so it stays and can no longer be used. */
export const deletedOrEndedReply = z.object({ data: z.object({ outcome: z.enum(['deleted', 'ended']) }) });

// ── batches ──

const couponBatch = z.object({
  coupon_batch_id: z.string(),
  name: z.string(),
  prefix: z.string(),
  count: z.int(),
  state: z.enum(['active', 'scheduled', 'expired']),
  ...rulesInReply,
  used_codes: z.int().describe('Codes that an order uses, without cancelled ones.'),
  ...saleTotals,
  created_at: time,
  version: z.int(),
});
export type CouponBatch = z.infer<typeof couponBatch>;

export const couponBatchQuery = listQuery(z.object({ q: lineText(100).optional() })).extend({
  sort: z.enum(['created_at', 'name', 'ends_at']).catch('created_at'),
});
export type CouponBatchQuery = z.output<typeof couponBatchQuery>;
export const couponBatches = createDataListSchema(couponBatch);
export const couponBatchReply = z.object({ data: couponBatch });

const batchName = requiredLine(100, 'name_required');
export const createCouponBatchBody = z.object({
  name: batchName,
  prefix: createCodeSchema(20, BATCH_PREFIX).default(''),
  count: wholeNumber(1, COUPON_BATCH_MAX, formatFieldCode('coupon_count_invalid', COUPON_BATCH_MAX)),
  ...newRuleFields,
});
export type CreateCouponBatch = z.output<typeof createCouponBatchBody>;
/** Customers have the codes already, so only the name and the end can change. */
export const updateCouponBatchBody = z.object({
  version: recordVersion,
  name: batchName.optional(),
  ends_at: ruleFields.ends_at.optional(),
});
export type UpdateCouponBatch = z.output<typeof updateCouponBatchBody>;

export const couponCodes = z.object({ data: z.object({ file_name: z.string(), csv: z.string() }) });
