/**
 * `npm run relevance`: compares the quality of the shop's search with others on two shops, by the half of the judged queries that was not
 * used for tuning. The second shop is drawn from a seed, by default the number of the week; `-- --seed 7` repeats one.
 * `-- --half tuning` measures the other half, and with `--queries` lists its twenty worst answers with causes. `-- --quick` measures only
 * the shop's own search. `-- tune-minisearch` chooses the settings of the tuned opponent, and `-- speed` measures time.
 * Exits with 1 if an aim is missed, or if another search is as good in a measure that is not perfect.
 */
import { parseArgs } from 'node:util';
import { compareOnShop } from './compare.ts';
import { chooseSeed } from './generated/seed.ts';
import { HALVES, type Half } from './judged/halves.ts';
import { createDemoSubject, createGeneratedSubject } from './shops/subjects.ts';
import { measureSpeed } from './speed.ts';
import { tuneMiniSearch } from './tune-minisearch.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(chooseSeed()) },
    half: { type: 'string', default: 'reporting' },
    queries: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const [command, count] = positionals;
const half = HALVES.find((one) => one === values.half);
const seed = Number(values.seed);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

async function compare(measured: Half): Promise<void> {
  let isGood = true;
  for (const subject of [createDemoSubject(), createGeneratedSubject(seed)]) {
    const faults = await compareOnShop(write, subject, { half: measured, listQueries: values.queries, quick: values.quick });
    isGood &&= faults === 0;
  }
  process.exitCode = isGood ? 0 : 1;
}

if (!half) fail(`No half '${values.half}': there are ${HALVES.join(' and ')}.`);
if (!Number.isSafeInteger(seed)) fail(`The seed '${values.seed}' is not a whole number.`);
if (values.queries && half === 'reporting')
  fail('The reporting half shows only numbers, because the search must not be tuned by it. Use --half tuning.');
if (command === 'speed') await measureSpeed(write, Number(count) || undefined);
else if (command === 'tune-minisearch') tuneMiniSearch(write, [createDemoSubject(), createGeneratedSubject(seed)]);
else if (command) fail(`No command '${command}': there are speed and tune-minisearch.`);
else await compare(half);
