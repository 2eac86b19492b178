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
 * Exits with 1 if a figure of the reporting half misses its floor.
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
const [command, ...productCounts] = positionals;
const half: Half = options.queries || options.half === 'tuning' ? 'tuning' : 'reporting';
const seed = Number(options.seed);
const write = (line: string) => process.stdout.write(`${line}\n`);

const FIGURES_FILE = new URL('./figures.json', import.meta.url);
/** The committed values by half, shop and label. */
type SavedFigures = Partial<Record<string, Partial<Record<string, Record<string, number>>>>>;

function measureShop(shop: MeasuredShop, savedFigures: SavedFigures): TableSection {
  const { name, data, documents } = shop;
  const queries = selectHalf(shop.queries, half);
  const search = createShopSearch(documents);
  const isCommittedShop = name === 'demo' || seed === FIXED_SEED;
  const figures = computeFigures(runQueries((query) => search(query).ids, queries));
  return {
    title: `${name} shop${name === 'demo' ? '' : ` of seed ${seed}`}, ${half} half`,
    figures: options.quick ? figures : { ...figures, ...measureTyping(data) },
    floors: half === 'reporting' ? { ...FLOORS[name], ...(options.quick ? {} : TYPING_FLOORS) } : {},
    savedValues: (isCommittedShop && savedFigures[half]?.[name]) || {},
    miniSearch: options.quick ? undefined : computeFigures(runQueries(createTunedMiniSearch(documents), queries)),
  };
}

function compareWithCommitted(): void {
  const savedFigures: SavedFigures = JSON.parse(readFileSync(FIGURES_FILE, 'utf8'));
  const shops = [createMeasuredDemoShop(), createMeasuredGeneratedShop(seed)];
  const sections = shops.map((shop) => measureShop(shop, savedFigures));
  write(formatTable(sections));
  if (options.queries) for (const shop of shops) write(['', ...listWorstQueries(shop, selectHalf(shop.queries, 'tuning'))].join('\n'));
  const missedFloors = sections.flatMap(({ title, floors, figures }) =>
    listMissedFloors(floors, figures).map((missed) => `${title}: ${missed}`),
  );
  write(missedFloors.length === 0 ? '\nNo floor is missed.' : `\nMissed floors:\n${missedFloors.join('\n')}`);
  process.exitCode = missedFloors.length === 0 ? 0 : 1;
  if (!options.save) return;
  const roundFigures = ({ figures }: TableSection) =>
    Object.fromEntries(Object.entries(figures).map(([label, { value }]) => [label, Number(value.toFixed(4))]));
  savedFigures[half] = Object.fromEntries(sections.map((section, index) => [shops[index]?.name, roundFigures(section)]));
  writeFileSync(FIGURES_FILE, `${JSON.stringify(savedFigures, null, 2)}\n`);
}

if (command === 'speed') await measureSpeed(write, productCounts.map(Number));
else if (command !== undefined || Number.isNaN(seed) || (options.save && (options.quick || seed !== FIXED_SEED))) {
  write(
    'Unknown command, or a seed that is no number, or --save with --quick or another seed. The top of relevance/run.ts has the arguments.',
  );
  process.exitCode = 2;
} else compareWithCommitted();
