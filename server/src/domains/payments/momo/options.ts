/** What the client of MTN's Collections needs to know. */
export type MomoOptions = {
  /** Without a slash at its end, like https://proxy.momoapi.mtn.co.rw. */
  baseUrl: string;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  /** 'mtnrwanda', or 'sandbox'. */
  targetEnvironment: string;
  /** A sandbox knows euros only. */
  currency: string;
  /** Where MTN tells us that somebody has answered; null: it cannot reach us, and is asked instead. */
  callbackUrl: () => string | null;
  /** For what staff of the shop should find in its log. Told no secret. */
  log: (line: string) => void;
  /** Of one exchange; and of all that beginning a payment takes. */
  timeout_ms?: number;
  start_ms_max?: number;
  now_ms?: () => number;
};

export const TIMEOUT_MS = 15_000;
