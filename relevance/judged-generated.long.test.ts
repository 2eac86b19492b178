/** The quality of the search in a generated shop, to which it is not tuned. */
import { listTestSeeds } from './generated/seed.ts';
import { describeSearchQuality } from './search-quality.ts';
import { createMeasuredGeneratedShop } from './shops/measured-shops.ts';

for (const seed of listTestSeeds()) describeSearchQuality(createMeasuredGeneratedShop(seed));
