/** The logins of the demo shop. Behind a proxy it refuses its default passwords, so the journeys set these. */
export const LOGINS = {
  shopper: { username: 'demo', password: 'looks-around' },
  staff: { username: 'owner', password: 'keeps-the-shop' },
} as const;
