/** Draws share cards: the pictures that messengers and social networks show with a link to a product or to another page of the shop. */
export { addCardRoutes } from './card.routes.ts';
