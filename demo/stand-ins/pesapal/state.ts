/** The state of the stand-in for PesaPal: accounts, payments, and the faults that tests switch on. */
import { randomUUID } from 'node:crypto';

export const ENDPOINTS = ['token', 'register', 'list', 'submit', 'status', 'refund', 'cancel'] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/** A URL that a shop has registered for notices. IPN is PesaPal's name for it. */
export type Ipn = { number: number; ipn_id: string; url: string; method: 'GET' | 'POST'; created_date: string };
export type Credentials = { consumer_key: string; consumer_secret: string };
export type Account = Credentials & { amount_max: number; currencies: readonly string[]; ipns: Ipn[] };

export const STATUS_CODES = { INVALID: 0, COMPLETED: 1, FAILED: 2, REVERSED: 3 } as const;
export type Status = keyof typeof STATUS_CODES;

export type Payment = {
  order_tracking_id: string;
  account: Account;
  /** The shop's id of the payment, which responses and notices call the merchant reference. */
  id: string;
  amount: number;
  currency: string;
  description: string;
  callback_url: string;
  cancellation_url: string;
  ipn: Ipn;
  created_date: string;
  status: Status;
  /** How the shopper paid: 'Visa' or 'MTN'. Empty before. */
  method: string;
  confirmation_code: string;
  /** PesaPal's code for the reason of a failure. */
  code: string;
  refunded: boolean;
  cancelled: boolean;
};

/** The shop's response to a notice. */
export type Reply = { order_tracking_id: string; try: number; http_status: number; body: unknown };

export type Behaviour = {
  /** Whether the shop gets the notice before or after the browser returns, or never. */
  notice: 'first' | 'last' | 'never';
  /** The number of equal notices, and whether all of them are sent at once. */
  notice_count: number;
  notices_at_once: boolean;
  notice_delay_ms: number;
  /** The time after which a notice is sent again if the shop has not accepted it, and how often at most. */
  resend_ms: number;
  resends_max: number;
  /** The time after which the choice 'pay late' completes the payment. */
  late_ms: number;
  /** The lifetime of a token. */
  token_ms: number;
};

export type Faults = {
  /** The number of next calls that get the status 401. */
  unauthorized: number;
  /** `silent` endpoints never respond, and `html` endpoints respond with the proxy's error page. */
  silent: readonly Endpoint[];
  html: readonly Endpoint[];
  /** Values that the status reports instead of those of the order. */
  altered: { amount?: number; currency?: string; merchant_reference?: string };
  /** A completed payment is reported once as completed, and from then on as reversed. */
  reverses_after_report: boolean;
  /** Responses without an error have `error: null` instead of an object of nulls. */
  null_error: boolean;
  /** The status is written 'Completed' instead of 'COMPLETED'. */
  mixed_case: boolean;
  /** The URL that browsers open instead of the payment page. */
  redirect_url: string;
};

export const DEFAULT_BEHAVIOUR: Behaviour = {
  notice: 'first',
  notice_count: 1,
  notices_at_once: false,
  notice_delay_ms: 0,
  resend_ms: 5_000,
  resends_max: 3,
  late_ms: 15_000,
  token_ms: 5 * 60_000,
};
export const NO_FAULTS: Faults = {
  unauthorized: 0,
  silent: [],
  html: [],
  altered: {},
  reverses_after_report: false,
  null_error: false,
  mixed_case: false,
  redirect_url: '',
};

export type PesapalState = {
  accounts: Account[];
  tokens: Map<string, { account: Account; expires_ms: number }>;
  payments: Map<string, Payment>;
  replies: Reply[];
  /** The number of calls to each endpoint. */
  calls: Record<Endpoint, number>;
  behaviour: Behaviour;
  faults: Faults;
  /** How far the stand-in's clock is ahead of the real time. */
  clock_offset_ms: number;
  /** The origin of the payment page, as browsers reach it. */
  origin: string;
};

/**
 * Creates new credentials at every start, which are never saved: strangers may reach the stand-in, and only the
 * process that started it may register URLs for notices.
 */
export const createCredentials = (): Credentials => ({ consumer_key: randomUUID(), consumer_secret: randomUUID() });

export const createAccount = (credentials: Credentials): Account => ({
  ...credentials,
  amount_max: 5_000_000,
  currencies: ['RWF', 'KES', 'UGX', 'TZS', 'USD'],
  ipns: [],
});

export const createState = (credentials: Credentials): PesapalState => ({
  accounts: [createAccount(credentials)],
  tokens: new Map(),
  payments: new Map(),
  replies: [],
  calls: { token: 0, register: 0, list: 0, submit: 0, status: 0, refund: 0, cancel: 0 },
  behaviour: { ...DEFAULT_BEHAVIOUR },
  faults: { ...NO_FAULTS },
  clock_offset_ms: 0,
  origin: '',
});

export const getNow = (state: PesapalState): Date => new Date(Date.now() + state.clock_offset_ms);
/** Writes a time as PesaPal does: in UTC with seven digits of a second. */
export const formatTime = (time: Date): string => time.toISOString().replace('Z', '0000Z');
export const createId = (): string => randomUUID();

/** Adds an entry, and drops the oldest one if there are then more than `max`. */
export function addCapped<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, max = 5_000): void {
  map.set(key, value);
  const oldest = map.size > max ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}
