export { type Catalogue, readCatalogue } from './load.ts';
export { selectVersion as loadVersion } from './queries.ts';
export { catalogueRoutes } from './shop.routes.ts';
