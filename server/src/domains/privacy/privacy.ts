/** What the shop knows of a person: told, and erased, whole. The others know their own nouns; only this knows all of them. */
export { privacyRoutes } from './shop.routes.ts';
