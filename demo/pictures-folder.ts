import { join } from 'node:path';

/** The folder with the pictures that the shop's image keys name. */
export const PICTURES_FOLDER: string = join(import.meta.dirname, 'pictures');
