/** What the client of PesaPal needs to know. */
export type PesapalOptions = {
  consumerKey: string;
  consumerSecret: string;
  /** Without a slash at its end, like https://pay.pesapal.com/v3. */
  baseUrl: string;
  /** Where people pay, an origin: nobody is sent anywhere else. */
  pageOrigin: string;
  currency: string;
  /** Where PesaPal tells us that something has happened. Asked each time: it may be known only once the shop listens. */
  ipnUrl: () => string;
  /** For what staff of the shop should find in its log. Told no secret. */
  log: (line: string) => void;
  /** Of one exchange; and of all that beginning a payment takes. */
  timeout_ms?: number;
  start_ms_max?: number;
  now_ms?: () => number;
};

export const TIMEOUT_MS = 15_000;
