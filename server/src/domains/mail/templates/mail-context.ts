/**
 * Arguments of every template. `shop`: its name. `buildUrl`: makes an absolute URL from the configured URL of the shop, never from a
 * request. `hasAccount`: whether the recipient can sign in.
 */
export type MailContext = { shop: string; buildUrl: (path: string) => string; hasAccount: boolean };
