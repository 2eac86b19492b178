/** What usernames and passwords of staff look like. Browsers load this file, so it imports no schemas. */

export const STAFF_PASSWORD_LENGTH = { min: 10, max: 200 } as const;
/** Only characters that every keyboard has, in lower case. */
export const STAFF_USERNAME = /^[a-z0-9][a-z0-9._-]{1,59}$/;
