import { join } from 'node:path';

/** Where the pictures lie that the shop's image keys name. */
export const PICTURES_FOLDER: string = join(import.meta.dirname, 'pictures');
