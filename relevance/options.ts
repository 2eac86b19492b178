/** The arguments of `npm run relevance`. */
import { parseArgs } from 'node:util';
import { computeSeedOfWeek } from './generated/seed.ts';
import { HALVES, type Half } from './judged/halves.ts';

export const COMMANDS = ['compare', 'speed', 'tune-minisearch'] as const;
export type Options = {
  command: (typeof COMMANDS)[number];
  /** The number of products for `speed`. */
  productsCount: number | undefined;
  /** The seed of the generated shop. */
  seed: number;
  /** The half of the judged queries that are run. */
  half: Half;
  /** Whether to list the queries with the worst results: the option `--queries`. */
  listQueries: boolean;
  /** Whether to measure only the shop's search, without the tuned MiniSearch. */
  quick: boolean;
};

/** @throws Error with a message for the developer, if an argument is wrong. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: String(computeSeedOfWeek()) },
      half: { type: 'string', default: 'reporting' },
      queries: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
    },
  });
  const [commandName = 'compare', productsCount] = positionals;
  const command = COMMANDS.find((candidate) => candidate === commandName);
  const half = HALVES.find((candidate) => candidate === values.half);
  const seed = Number(values.seed);
  if (!command) throw new Error(`There is no command '${commandName}', only ${COMMANDS.join(', ')}.`);
  if (!half) throw new Error(`There is no half '${values.half}', only ${HALVES.join(' and ')}.`);
  if (!Number.isSafeInteger(seed)) throw new Error(`The seed '${values.seed}' is not a whole number.`);
  if (values.queries && half === 'reporting')
    throw new Error('The reporting half shows only numbers, because the search must not be tuned by it. Add --half tuning.');
  return {
    command,
    productsCount: Number(productsCount) || undefined,
    seed,
    half,
    listQueries: values.queries,
    quick: values.quick,
  };
}
