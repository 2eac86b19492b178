/**
 * `npm run relevance` compares the quality of the shop's search with that of a tuned MiniSearch. Both run the same judged queries, on the
 * demo shop and on a shop that is generated from a seed. The queries have two halves: developers tune searches with the tuning half, and the
 * reporting half shows how good the searches are.
 *
 * Arguments after `npm run relevance --`:
 * - none: measures both searches with the reporting half
 * - `--seed 7`: generates the second shop from this seed, instead of the number of the week
 * - `--half tuning`: measures with the tuning half
 * - `--half tuning --queries`: also lists the worst results, with causes
 * - `--quick`: measures only the shop's search
 * - `tune-minisearch`: lists the best settings for the tuned MiniSearch
 * - `speed [products]`: measures how fast the shop's search is
 *
 * A comparison of quality exits with 1 if the shop's search misses a target, or if the tuned MiniSearch is better in any measure.
 */
import { compareOnShop } from './compare.ts';
import { type Options, parseOptions } from './options.ts';
import { createMeasuredDemoShop, createMeasuredGeneratedShop } from './shops/measured-shops.ts';
import { DEFAULT_PRODUCTS_COUNT, measureSpeed } from './speed.ts';
import { tuneMiniSearch } from './tune-minisearch.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

async function compareQuality(options: Options): Promise<void> {
  let missedTargetCount = 0;
  for (const measuredShop of [createMeasuredDemoShop(), createMeasuredGeneratedShop(options.seed)])
    missedTargetCount += await compareOnShop(write, measuredShop, options);
  process.exitCode = missedTargetCount === 0 ? 0 : 1;
}

const options = readOptions();
const { productsCount = DEFAULT_PRODUCTS_COUNT } = options;
if (options.command === 'speed') await measureSpeed(write, productsCount);
else if (options.command === 'tune-minisearch')
  tuneMiniSearch(write, [createMeasuredDemoShop(), createMeasuredGeneratedShop(options.seed)]);
else await compareQuality(options);
