/** The queues: the data of each kind of job, and how long it is retried. */

export type JobData = {
  /** A request for a new password. The job looks up the account, so that the response time does not tell whether it exists. */
  'forgot-password': { email: string };
  /** Deletes files from the storage after their rows are deleted, as for an erased account. */
  'erase-files': { keys: string[] };
};

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

export const QUEUES: { [Name in keyof JobData]: object } = {
  // After an hour the shopper no longer waits for the mail.
  'forgot-password': {
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
    retentionSeconds: HOUR_S,
    // Finished jobs hold an e-mail address, so they are deleted soon.
    deleteAfterSeconds: HOUR_S,
  },
  // Retries until the files are deleted, however long the storage does not respond.
  'erase-files': {
    retryLimit: 1_000,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 600,
    retentionSeconds: 60 * DAY_S,
  },
};
