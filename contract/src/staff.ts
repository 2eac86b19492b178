/** What the shop's staff ask and are answered. */
import { z } from 'zod';
import { time } from './list.ts';
import { ORDER_STATUSES, order } from './order.ts';
import { PAYMENT_PROBLEM_KINDS } from './payment.ts';
import { id, idOr, line, page, whole } from './text.ts';

// ── who ──

const staffMember = z.object({ staff_id: z.string(), username: z.string(), name: z.string() });
export type StaffMember = z.infer<typeof staffMember>;

export const staffSignIn = z.object({
  username: line(200, 'Username is required').refine((text) => text !== '', 'Username is required'),
  password: z.string('Password is required').min(1, 'Password is required').max(200, 'Please use at most 200 characters'),
  /** Not asked for yet. */
  totp: z.string().max(20).nullish(),
});
export type StaffSignIn = z.input<typeof staffSignIn>;

export const staffSession = z.object({ token: z.string(), staff: staffMember });
export type StaffSession = z.infer<typeof staffSession>;
export const whoseSession = z.object({ staff: staffMember });

// ── lists ──

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `filter` is an object as JSON. Lists are sorted by age alone, whatever `sort` says. */
const listQuery = <Filter extends z.ZodObject>(filter: Filter) =>
  z.object({
    page,
    perPage: z.coerce.number().int().min(1).max(100).catch(25),
    sort: z.string().max(40).optional(),
    order: z.enum(['ASC', 'DESC']).catch('DESC'),
    filter: z
      .string()
      .max(2_000)
      .default('{}')
      .transform((text, context): z.output<Filter> => {
        const read = filter.safeParse(readJson(text));
        if (read.success) return read.data;
        context.addIssue({ code: 'custom', message: 'This filter cannot be read' });
        return z.NEVER;
      }),
  });

const dataOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), total: z.int() });

/** `review`: a payment waits for somebody's look. */
export const PAYMENT_FILTERS = ['review', 'unpaid', 'paid'] as const;

export const adminOrderQuery = listQuery(
  z.object({
    status: z.enum(ORDER_STATUSES).optional(),
    payment: z.enum(PAYMENT_FILTERS).optional(),
    /** The beginning of an order's id, words of a name, a number, or the id of a transaction. */
    q: line(100).optional(),
  }),
);
export type AdminOrderQuery = z.output<typeof adminOrderQuery>;

/** An order in a list. */
export const adminOrderRow = order.pick({
  ...{ order_id: true, created_at: true, status: true, payment_status: true, payment_review: true, final_total: true },
  ...{ total_products: true, customer: true, pay_until: true },
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;
export const adminOrders = dataOf(adminOrderRow);
export type AdminOrders = z.infer<typeof adminOrders>;

// ── one order ──

/** Who moved the order or a payment of it, and why. `payment_id` null: the order itself. */
const move = z.object({
  from: z.string().nullable(),
  to: z.string(),
  actor: z.enum(['shopper', 'staff', 'provider', 'job']),
  /** The name of whoever of the staff it was. */
  staff: z.string().nullable(),
  payment_id: z.string().nullable(),
  reason: z.string(),
  created_at: time,
});
export type Move = z.infer<typeof move>;

export const paymentProblem = z.object({
  problem_id: z.string(),
  order_id: z.string(),
  payment_id: z.string().nullable(),
  kind: z.enum(PAYMENT_PROBLEM_KINDS),
  detail: z.string(),
  created_at: time,
  resolved_at: time.nullable(),
  /** Null while it is open, and where a provider's word has ended it. */
  resolved_by: z.string().nullable(),
  resolution: z.string(),
});
export type PaymentProblem = z.infer<typeof paymentProblem>;

export const adminOrder = order.extend({ trail: z.array(move), problems: z.array(paymentProblem) });
export type AdminOrder = z.infer<typeof adminOrder>;
export const adminOrderAnswer = z.object({ data: adminOrder });

// ── verbs ──

/** The status that whoever acts has seen: in any other one nothing is done. */
export const seen = z.object({ expected_status: z.enum(ORDER_STATUSES, 'Please say which status you have seen') });
const reason = (missing: string) => line(500, missing).refine((text) => text !== '', missing);

/**
 * `payment_id`: the payment that whoever acts has looked for. A shopper may correct a submission while they look, which makes another
 * payment of it: it is named, so that no money counts by an id that nobody has looked for.
 */
const seenPayment = seen.extend({ payment_id: idOr('Please say which payment you have looked for') });
export const confirmPayment = seenPayment.extend({
  /** Francs that came, where that is not what was asked for. */
  amount: whole(1, 1_000_000_000_000, 'The amount must be a whole number of francs').nullish(),
});
export const rejectPayment = seenPayment.extend({
  reason: reason('Please say why the payment is rejected').describe('Whoever paid reads it, on the page of the order and in a mail.'),
});
export const cancelByStaff = seen.extend({
  reason: reason('Please say why the order is cancelled').describe('Whoever ordered reads it, on the page of the order and in a mail.'),
});
export const REFUND_FINDINGS = ['given_back', 'not_given_back'] as const;
export type RefundFinding = (typeof REFUND_FINDINGS)[number];

/**
 * `payment_id`: which payment goes back, where more than one has come in. `found`: what the provider's own page says of a refund that
 * was asked for and not clearly answered; nothing is asked then.
 */
export const refundOrder = seen.extend({
  reason: line(500).nullish(),
  payment_id: id.nullish(),
  found: z.enum(REFUND_FINDINGS, 'Please say whether the money was given back').nullish(),
});
/** A link that people are sent: encrypted, and to a host alone. */
function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username + password === '';
}
const trackingUrl = line(500).refine((text) => text === '' || isHttps(text), 'The tracking address must begin with https://');
export const shipOrder = seen.extend({ tracking_url: trackingUrl.nullish() });

// ── payment problems ──

export const problemQuery = listQuery(
  z.object({ kind: z.enum(PAYMENT_PROBLEM_KINDS).optional(), open: z.boolean().optional(), order_id: id.optional() }),
);
export type ProblemQuery = z.output<typeof problemQuery>;
export const paymentProblems = dataOf(paymentProblem);
export type PaymentProblems = z.infer<typeof paymentProblems>;
export const resolveProblem = z.object({ resolution: reason('Please say how it was resolved') });
export const problemAnswer = z.object({ data: paymentProblem });
