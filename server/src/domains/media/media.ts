/** Serves pictures and other files, with pictures in the widths and formats that browsers request. */
export { addMediaRoutes } from './media.routes.ts';
