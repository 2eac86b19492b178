/** Available to every template. `url` builds an absolute address from the configured address of the shop, never from a request. */
export type About = { shop: string; url: (path: string) => string };
