/** Facts about the demo's pictures. `npm run demo:draw` computes them, so that filling the shop need not open the pictures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER } from './pictures-folder.ts';

/** The file with the facts, in the folder of the pictures. */
const FACTS_FILE = join(PICTURES_FOLDER, 'about.json');

/** `thumbhash` is in base64. */
export type DemoPicture = { key: string; bytes: number; width: number; height: number; thumbhash: string };

export function readDemoPictures(): DemoPicture[] {
  const factsByKey: Record<string, Omit<DemoPicture, 'key'>> = JSON.parse(readFileSync(FACTS_FILE, 'utf8'));
  return Object.entries(factsByKey).map(([key, facts]) => ({ key, ...facts }));
}
