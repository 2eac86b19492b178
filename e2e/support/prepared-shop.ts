/**
 * Fills a demo shop once for a run of the journeys. The shop of each worker starts on a copy of its data: filling one takes ten seconds of
 * processor time, starting a filled one three.
 */
import { rmSync } from 'node:fs';
import { startShop } from './shop.ts';

/** Tells the workers the folder of the filled shop. */
const VARIABLE = 'FILLED_SHOP';

/** The runner calls it before the first worker starts, and what it returns after the last one has ended. */
export default async function prepareShop(): Promise<() => void> {
  const { dataDir, stop } = await startShop();
  await stop({ keepData: true });
  process.env[VARIABLE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

export const findFilledShop = (): string | undefined => process.env[VARIABLE];
