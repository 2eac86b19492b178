/**
 * `npm run relevance` compares the quality of the shop's search with other searches on two shops, on the half of the judged queries to which
 * no search was tuned. The second shop is generated from a seed, by default the number of the week; `-- --seed 7` repeats one.
 * `-- --half tuning` measures the other half, and with `--queries` lists its twenty worst results with causes. `-- --quick` measures only
 * the shop's search. `-- by-hand` compares it with a careful reader. `-- tune-minisearch` chooses the settings of the tuned MiniSearch.
 * `-- speed` measures time, with `--against <folder>` also that of the search of another checkout.
 * Exits with 1 if a target is missed, or if another search is better than the shop's in any measure.
 */
import { compareOnShop } from './compare.ts';
import { compareByHand } from './compare-by-hand.ts';
import { compareSpeed } from './compare-speed.ts';
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

async function compare(options: Options): Promise<void> {
  let missedTargetCount = 0;
  for (const measuredShop of [createMeasuredDemoShop(), createMeasuredGeneratedShop(options.seed)])
    missedTargetCount += await compareOnShop(write, measuredShop, options);
  process.exitCode = missedTargetCount === 0 ? 0 : 1;
}

const options = readOptions();
const { productsCount = DEFAULT_PRODUCTS_COUNT, otherCheckoutFolder } = options;
if (options.command === 'speed' && otherCheckoutFolder) await compareSpeed(write, otherCheckoutFolder, productsCount);
else if (options.command === 'speed') await measureSpeed(write, productsCount);
else if (options.command === 'by-hand') await compareByHand(write, createMeasuredDemoShop());
else if (options.command === 'tune-minisearch')
  tuneMiniSearch(write, [createMeasuredDemoShop(), createMeasuredGeneratedShop(options.seed)]);
else await compare(options);
