/** Lists of the shop's pages and products for other services: a sitemap for search engines, and product feeds for Google and Meta. */
export { addFeedRoutes } from './feed.routes.ts';
