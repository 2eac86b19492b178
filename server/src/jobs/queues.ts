/** Every kind of work that is done later: what it is told, and how long it is tried. */

export type Work = {
  /** One mail of the outbox. */
  'send-mail': { mail_id: string };
  /** Somebody would like a new password: whether there is such an account is looked up here, where nobody waits for it. */
  'forgot-password': { email: string };
  /** Files of an account that is erased: their rows are gone, and now what lies in the storage. */
  'erase-files': { keys: string[] };
};

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

export const QUEUES: { [Name in keyof Work]: object } = {
  // After 15 s, 30 s, 1, 2, 4 … minutes, at most every hour, for some two days: mail servers are down for a night.
  'send-mail': {
    retryLimit: 55,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    retentionSeconds: 14 * DAY_S,
  },
  // After an hour nobody waits for it any more.
  'forgot-password': {
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
    retentionSeconds: HOUR_S,
    // What is done names an address: it goes soon.
    deleteAfterSeconds: HOUR_S,
  },
  // Until they are gone, however long the storage is away.
  'erase-files': {
    retryLimit: 1_000,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 600,
    retentionSeconds: 60 * DAY_S,
  },
};
