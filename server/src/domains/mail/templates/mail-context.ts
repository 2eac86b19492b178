/** Available to every template. `url` builds an absolute address from the configured address of the shop, never from a request. */
export type MailContext = { shop: string; url: (path: string) => string };
