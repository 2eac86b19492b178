/**
 * Fills a demo shop once for a run of the journeys. The shop of each worker starts on a copy of its data, because filling a shop takes ten
 * seconds of processor time, and starting a filled one three.
 */
import { rmSync } from 'node:fs';
import { startShop } from './shop.ts';

/** The environment variable by which the workers learn the folder of the filled shop. */
const FOLDER_VARIABLE = 'FILLED_SHOP';

/** Playwright calls this before the first worker starts, and the returned function after the last one has ended. */
export default async function prepareShop(): Promise<() => void> {
  const { dataDir, stop } = await startShop();
  await stop({ keepData: true });
  process.env[FOLDER_VARIABLE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

export const findFilledShop = (): string | undefined => process.env[FOLDER_VARIABLE];
