/** Settings of the client of MTN's Collections API. */
export type MomoOptions = {
  /** Without a slash at its end, like https://proxy.momoapi.mtn.co.rw. */
  baseUrl: string;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  /** 'mtnrwanda', or 'sandbox'. */
  targetEnvironment: string;
  /** A sandbox accepts only EUR. */
  currency: string;
  /** The address of MTN's notices; null if MTN cannot reach the shop, which then polls. */
  noticeUrl: () => string | null;
  /** Writes a line for operators into the log. Pass no secrets. */
  log: (line: string) => void;
  /** The time limits of one request (`timeout_ms`) and of all requests to start a payment together (`start_ms_max`). */
  timeout_ms?: number;
  start_ms_max?: number;
  now_ms?: () => number;
};

export const TIMEOUT_MS = 15_000;
