/** What every letter may name. `url` leads to a path of the shop, from the configured address and never from a request. */
export type About = { shop: string; url: (path: string) => string };
