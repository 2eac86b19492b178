/** What the stand-in of PesaPal knows: accounts, what was asked of them, and what goes wrong on purpose. */
import { randomUUID } from 'node:crypto';

export const ENDPOINTS = ['token', 'register', 'list', 'submit', 'status', 'refund', 'cancel'] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

export type Ipn = { number: number; ipn_id: string; url: string; method: 'GET' | 'POST'; created_date: string };
export type Credentials = { consumer_key: string; consumer_secret: string };
export type Account = Credentials & { limit: number; currencies: readonly string[]; ipns: Ipn[] };

export const STATUS_CODES = { INVALID: 0, COMPLETED: 1, FAILED: 2, REVERSED: 3 } as const;
export type Status = keyof typeof STATUS_CODES;

export type Payment = {
  order_tracking_id: string;
  account: Account;
  id: string;
  amount: number;
  currency: string;
  description: string;
  callback_url: string;
  cancellation_url: string;
  ipn: Ipn;
  created_date: string;
  status: Status;
  method: string;
  confirmation_code: string;
  code: string;
  refunded: boolean;
  cancelled: boolean;
};

/** What the shop answered to a notice. */
export type Reply = { order_tracking_id: string; try: number; http_status: number; body: unknown };

export type Behaviour = {
  /** Whether the shop is told before or after the browser goes back, or not at all; how often, and how much later. */
  notice: 'first' | 'last' | 'never';
  notice_times: number;
  notices_at_once: boolean;
  notice_delay_ms: number;
  /** How long until a notice that was not taken is sent again, and how often at most. */
  resend_ms: number;
  resends_max: number;
  /** Until 'pay late' has paid. */
  late_ms: number;
  token_ms: number;
};

export type Faults = {
  /** So many calls are answered 401. */
  unauthorized: number;
  /** Calls that are never answered, and calls that the edge answers with a page. */
  silent: readonly Endpoint[];
  html: readonly Endpoint[];
  /** What the status says instead of what was asked for. */
  altered: { amount?: number; currency?: string; merchant_reference?: string };
  /** What was paid is told as paid once, and then as reversed. */
  flips: boolean;
  /** No error is `null`, instead of an object of nulls. */
  null_error: boolean;
  mixed_case: boolean;
  /** Where people are sent instead of the page. */
  redirect_url: string;
};

export const BEHAVIOUR: Behaviour = {
  ...{ notice: 'first', notice_times: 1, notices_at_once: false, notice_delay_ms: 0 },
  ...{ resend_ms: 5_000, resends_max: 3, late_ms: 15_000, token_ms: 5 * 60_000 },
};
export const NO_FAULTS: Faults = {
  ...{ unauthorized: 0, silent: [], html: [], altered: {}, flips: false, null_error: false, mixed_case: false, redirect_url: '' },
};

export type World = {
  accounts: Account[];
  tokens: Map<string, { account: Account; until_ms: number }>;
  payments: Map<string, Payment>;
  replies: Reply[];
  /** How often each endpoint was called. */
  calls: Record<Endpoint, number>;
  behaviour: Behaviour;
  faults: Faults;
  /** The clock is so much ahead. */
  ahead_ms: number;
  /** Where its page is, as a browser finds it. */
  origin: string;
};

/** Others at every start, and written down nowhere: where strangers reach it, only whoever has started it may say where notices go. */
export const newCredentials = (): Credentials => ({ consumer_key: randomUUID(), consumer_secret: randomUUID() });

export const account = (credentials: Credentials): Account => ({
  ...credentials,
  ...{ limit: 5_000_000, currencies: ['RWF', 'KES', 'UGX', 'TZS', 'USD'], ipns: [] },
});

export const newWorld = (credentials: Credentials): World => ({
  accounts: [account(credentials)],
  ...{ tokens: new Map(), payments: new Map(), replies: [] },
  calls: { token: 0, register: 0, list: 0, submit: 0, status: 0, refund: 0, cancel: 0 },
  ...{ behaviour: { ...BEHAVIOUR }, faults: { ...NO_FAULTS }, ahead_ms: 0, origin: '' },
});

export const nowOf = (world: World): Date => new Date(Date.now() + world.ahead_ms);
/** As PesaPal writes it: seven digits of a second, UTC. */
export const stamp = (at: Date): string => at.toISOString().replace(/(\.\d{3})Z$/, '$10000Z');
export const newId = (): string => randomUUID();

/** The oldest goes: it is a stand-in, and nobody's books. */
export function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, max = 5_000): void {
  map.set(key, value);
  const oldest = map.size > max ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}
