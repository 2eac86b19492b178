/**
 * `npm run relevance` prints one table: for each measure of the shop's search and each kind of judged query, the floor, the committed figure, the
 * figure now, the change, and the figure of a tuned MiniSearch. It measures the demo shop and a shop that is generated from a seed. The queries
 * have two halves: developers tune the search with the tuning half, and the reporting half shows how good it is.
 *
 * Arguments after `npm run relevance --`:
 * - none: the reporting half
 * - `--half tuning`: the tuning half
 * - `--queries`: also lists the worst queries of the tuning half, with causes. Those of the reporting half are never shown.
 * - `--seed 7`: generates the second shop from another seed, for which there are no committed figures
 * - `--quick`: leaves out MiniSearch and suggestions
 * - `--save`: writes the figures to figures.json, to be committed
 * - `speed [products …]`: measures the time of a query, of a suggestion and of building an index
 *
 * Exits with 1 if a figure misses its floor.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FLOORS, listMissedFloors, TYPING_FLOORS } from './floors.ts';
import { type Half, selectHalf } from './judged/judged-query.ts';
import { createMeasuredDemoShop, createMeasuredGeneratedShop, createShopSearch, FIXED_SEED, type MeasuredShop } from './measured-shops.ts';
import { computeFigures, runQueries } from './measures.ts';
import { measureSpeed } from './speed.ts';
import { formatTable, type TableSection } from './table.ts';
import { createTunedMiniSearch } from './tuned-minisearch.ts';
import { measureTyping } from './typing.ts';
import { listWorstQueries } from './worst-queries.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'reporting' },
    queries: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(FIXED_SEED) },
    quick: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const half: Half = options.queries || options.half === 'tuning' ? 'tuning' : 'reporting';
const seed = Number(options.seed);
const write = (line: string) => process.stdout.write(`${line}\n`);

const FIGURES_FILE = new URL('./figures.json', import.meta.url);
/** The committed values by half, shop and label. */
type SavedFigures = Partial<Record<string, Partial<Record<string, Record<string, number>>>>>;
const savedFigures: SavedFigures = JSON.parse(readFileSync(FIGURES_FILE, 'utf8'));

function measureShop({ name, data, documents, queries: allQueries }: MeasuredShop): TableSection {
  const queries = selectHalf(allQueries, half);
  const search = createShopSearch(documents);
  const figures = computeFigures(runQueries((query) => search(query).ids, queries));
  const floors = half === 'reporting' ? FLOORS[name] : {};
  const title = `${name} shop${name === 'demo' ? '' : ` of seed ${seed}`}, ${half} half`;
  const savedValues = ((name === 'demo' || seed === FIXED_SEED) && savedFigures[half]?.[name]) || {};
  if (options.quick) return { title, figures, floors, savedValues, miniSearch: {} };
  const miniSearch = computeFigures(runQueries(createTunedMiniSearch(documents), queries));
  return { title, figures: { ...figures, ...measureTyping(data) }, floors: { ...floors, ...TYPING_FLOORS }, savedValues, miniSearch };
}

function compareWithCommitted(): void {
  const shops = [createMeasuredDemoShop(), createMeasuredGeneratedShop(seed)];
  const sections = shops.map(measureShop);
  write(formatTable(sections));
  if (options.queries) for (const shop of shops) write(['', ...listWorstQueries(shop, selectHalf(shop.queries, half))].join('\n'));
  const missedFloors = sections.flatMap(({ title, floors, figures }) =>
    listMissedFloors(floors, figures).map((missed) => `${title}: ${missed}`),
  );
  write(missedFloors.length === 0 ? '\nNo floor is missed.' : `\nMissed floors:\n${missedFloors.join('\n')}`);
  process.exitCode = missedFloors.length === 0 ? 0 : 1;
  if (!options.save) return;
  const roundedFigures = sections.map(({ figures }, index) => {
    const rounded = Object.entries(figures).map(([label, { value }]) => [label, Number(value.toFixed(6))]);
    return [shops[index]?.name, Object.fromEntries(rounded)];
  });
  writeFileSync(FIGURES_FILE, `${JSON.stringify({ ...savedFigures, [half]: Object.fromEntries(roundedFigures) }, null, 2)}\n`);
}

const [command, ...productCounts] = positionals;
if (options.save && (options.quick || seed !== FIXED_SEED)) throw new Error('--save needs all figures of the committed seed');
if (command === 'speed') measureSpeed(write, productCounts.map(Number));
else if (command === undefined && Number.isSafeInteger(seed)) compareWithCommitted();
else throw new Error('unknown arguments; the top of relevance/run.ts lists them');
