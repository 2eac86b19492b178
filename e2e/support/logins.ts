/** The logins of the demo shop. Behind a proxy the shop refuses its default passwords, so the journeys set their own. */
export const LOGINS = {
  shopper: { username: 'demo', password: 'looks-around' },
  staff: { username: 'owner', password: 'keeps-the-shop' },
} as const;
