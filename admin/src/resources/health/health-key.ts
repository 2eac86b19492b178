/** Keys of the query cache. */
export const HEALTH_KEY = ['health'];
export const UNSENT_MAILS_KEY = ['unsent-mails'];
