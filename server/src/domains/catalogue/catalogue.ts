export { type Catalogue, readCatalogue } from './load.ts';
export { selectVersion } from './queries.ts';
export { catalogueRoutes } from './shop.routes.ts';
