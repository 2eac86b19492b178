/** The keys of the health, and of the mails that are not sent, in the cache. */
export const HEALTH_KEY = ['health'];
export const UNSENT_MAILS_KEY = ['unsent-mails'];
