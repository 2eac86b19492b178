/** Facts about the demo's pictures, which `npm run demo:draw` computes, so that filling the shop opens no picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER } from './pictures-folder.ts';

/** The file with the facts, in the folder of the pictures. */
export const ABOUT_PICTURES = join(PICTURES_FOLDER, 'about.json');

/** `thumbhash` is in base64. */
export type DemoPicture = { key: string; bytes: number; width: number; height: number; thumbhash: string };

export function readDemoPictures(): DemoPicture[] {
  const about: Record<string, Omit<DemoPicture, 'key'>> = JSON.parse(readFileSync(ABOUT_PICTURES, 'utf8'));
  return Object.entries(about).map(([key, each]) => ({ key, ...each }));
}
