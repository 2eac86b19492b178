import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoBrand, DemoProduct } from '../catalogue/types.ts';
import type { PackSpec } from './pack.ts';

const FOLDER = join(import.meta.dirname, '..', 'catalogue', 'brands');

/** Loads every brand of the demo shop, in the order of the file names. Throws if a file exports no brand. */
export async function loadBrands(): Promise<DemoBrand[]> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(async (name) => {
      const module: { default?: DemoBrand } = await import(pathToFileURL(join(FOLDER, name)).href);
      if (!module.default) throw new Error(`${name} exports no brand`);
      return module.default;
    }),
  );
}

export const createPackSpec = (brand: DemoBrand, { name, volume, pack }: DemoProduct): PackSpec => ({
  ...pack,
  brand: brand.name,
  name,
  volume,
});
