/** The shop of the journeys stands behind a proxy, and nobody reads its passwords in our sources. */
export const LOGINS = {
  shopper: { username: 'demo', password: 'looks-around' },
  staff: { username: 'owner', password: 'keeps-the-shop' },
} as const;
