/** Settings of the client of PesaPal. */
export type PesapalOptions = {
  consumerKey: string;
  consumerSecret: string;
  /** Without a slash at its end, like https://pay.pesapal.com/v3. */
  baseUrl: string;
  /** The origin of the payment page. The shop redirects shoppers only to pages of this origin. */
  pageOrigin: string;
  currency: string;
  /** The address of PesaPal's notices. A function, as the address may be known only once the shop listens. */
  noticeUrl: () => string;
  /** Writes a line for operators into the log. Pass no secrets. */
  log: (line: string) => void;
  /** The time limits of one request (`timeout_ms`) and of all requests to start a payment together (`start_ms_max`). */
  timeout_ms?: number;
  start_ms_max?: number;
  now_ms?: () => number;
};

export const TIMEOUT_MS = 15_000;
