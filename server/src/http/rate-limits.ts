/**
 * How often one reader may try what others could abuse. Counted in this process. Many shoppers share one address of a mobile
 * network, so limits by address alone are wide. How often a password may be guessed is said in domains/accounts/sign-in-limits.
 */
export const RATE = {
  /** Whatever names are tried: a list of stolen passwords is tried on one name after the other. */
  signIn: { max: 100, timeWindow: '5 minutes' },
  /** Looking up an order by its id without being its owner, through the API or its page. */
  track: { max: 120, timeWindow: '1 minute' },
  /**
   * Searches, filters and suggestions that nobody has asked for since the catalogue last changed: each is work that grows with the
   * catalogue. Dozens of people who type behind one address stay below it; what is kept is not counted.
   */
  neverAsked: { max: 1_200, timeWindow: '1 minute' },
  /** Narrowing, sorting and reading on in reviews: each is counted in the database. What comes with a page is not counted. */
  reviews: { max: 1_200, timeWindow: '1 minute' },
  /** MTN's notices come from a few addresses. */
  momoCallback: { max: 600, timeWindow: '1 minute' },
  /**
   * Looking how a payment stands, by the ids that the provider gave the browser: a page that waits looks some 20 times in its first minute,
   * and dozens of people may wait behind one address. How often the provider is asked is counted for each payment (pay/take-notice).
   */
  paymentResult: { max: 1_200, timeWindow: '1 minute' },
  /** Notices of a provider of payments come from a few addresses; what is not taken is sent again. */
  paymentNotice: { max: 600, timeWindow: '1 minute' },
} as const;

/**
 * The same for what must not begin anew with a restart, nor once a process: counted in the database (see shared-limit). `max` at once,
 * then one every so often: as many an hour.
 */
export const SHARED_RATE = {
  signUp: { max: 60, everySeconds: 60 },
  /** Mails that somebody else gets: few an hour from one house. What one account gets is counted beside it. */
  forgotPassword: { max: 30, everySeconds: 120 },
  /** Links that nobody can guess; each try with a right one costs the work of a password. */
  resetPassword: { max: 60, everySeconds: 60 },
  /** Messages to the shop: people read them. */
  contact: { max: 10, everySeconds: 180 },
} as const;
