/**
 * Arguments of every template. `shop`: its name. `url`: makes an absolute URL from the configured URL of the shop, never from a request.
 */
export type MailContext = { shop: string; url: (path: string) => string };
