export { keeper } from './kept.ts';
export { type Catalogue, readCatalogue } from './load.ts';
export { selectVersion } from './queries.ts';
export { recommender } from './recommend.ts';
export { catalogueRoutes } from './shop.routes.ts';
