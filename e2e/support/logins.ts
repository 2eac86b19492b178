/** The passwords of the journeys' shop. The shop refuses its default passwords behind a proxy, so the journeys set their own. */
export const LOGINS = {
  shopper: { username: 'demo', password: 'looks-around' },
  staff: { username: 'owner', password: 'keeps-the-shop' },
} as const;
