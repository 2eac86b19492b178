/**
 * `npm run relevance`: compares the quality of the search with three others, on the half of the judged set that was not used for tuning.
 * `-- tuning` takes the other half, `-- tuning --queries` lists its worst answers, `-- speed` measures time instead.
 * Fails where an aim is missed, or another search is as good in any of the measures.
 */
import { documents } from './documents.ts';
import type { Engine } from './engine.ts';
import { createOwnEngine, fuse, miniSearch } from './engines.ts';
import { chooseHalf, type Half, judgedSet } from './judged/judged.ts';
import { KINDS, UNSOLD } from './judged/types.ts';
import { AIMS, type Answer, computeMeasures, isAhead, isFaultless, type Measures, measuredByKind, ndcg, reachesAim } from './measures.ts';
import { createPostgresEngine } from './postgres-engine.ts';
import { measureSpeed } from './speed.ts';

const WORST = 60;
const SHOWN = 6;
const half: Half = process.argv.includes('tuning') ? 'tuning' : 'reporting';
const write = (line: string) => process.stdout.write(`${line}\n`);
const number = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(3)).padStart(12);
const names = Object.keys(AIMS) as (keyof Measures)[];

type Column = { name: string; answers: readonly Answer[]; measures: Measures };

async function measureColumn(engine: Engine): Promise<Column> {
  const answers: Answer[] = [];
  for (const judged of judgedSet.filter((one) => chooseHalf(one) === half)) {
    answers.push({ judged, found: await engine.search(judged.query) });
  }
  return { name: engine.name, answers, measures: computeMeasures(answers) };
}

function showMeasures(columns: readonly Column[]): void {
  write(`${''.padEnd(26)}${'aim'.padStart(12)}${columns.map(({ name }) => name.padStart(12)).join('')}`);
  for (const name of names) {
    const { label, least, most } = AIMS[name];
    const aim = least === undefined ? `≤ ${most}` : `≥ ${least}`;
    write(`${label.padEnd(26)}${aim.padStart(12)}${columns.map(({ measures }) => number(measures[name])).join('')}`);
  }
}

function showKinds(columns: readonly Column[]): void {
  write(`\n${'by kind: nDCG@10'.padEnd(26)}${'queries'.padStart(12)}${columns.map(({ name }) => name.padStart(12)).join('')}`);
  const tables = columns.map(({ answers }) => measuredByKind(answers));
  for (const kind of KINDS) {
    const label = UNSOLD.includes(kind) ? `${kind}, share empty` : kind;
    const count = String(tables[0]?.get(kind)?.count ?? 0);
    write(`${label.padEnd(26)}${count.padStart(12)}${tables.map((table) => number(table.get(kind)?.value ?? Number.NaN)).join('')}`);
  }
  const means = tables.map((table) => {
    const values = [...table].flatMap(([kind, { value }]) => (UNSOLD.includes(kind) ? [] : [value]));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  write(`${'mean of the kinds'.padEnd(26)}${''.padStart(12)}${means.map(number).join('')}`);
}

function showWorst(answers: readonly Answer[]): void {
  const noise = answers.filter(({ judged, found }) => UNSOLD.includes(judged.kind) && found.length > 0);
  for (const { judged, found } of noise)
    write(`noise ${judged.kind}: ${judged.query} → ${found.length}, ${found.slice(0, SHOWN).join(' ')}`);
  const worst = answers.filter(({ judged }) => judged.grades.size > 0).sort((left, right) => ndcg(left) - ndcg(right));
  for (const answer of worst.slice(0, WORST)) {
    const found = answer.found.slice(0, SHOWN).map((id) => `${id}:${answer.judged.grades.get(id) ?? 0}`);
    write(`${ndcg(answer).toFixed(2)} ${answer.judged.kind}: ${answer.judged.query} → ${found.join(' ')}`);
  }
}

/** What is not as it should be, and where another search is as faultless as ours, in words. */
function compareWithOthers(mine: Column, others: readonly Column[]): { short: string[]; level: string[] } {
  const missed = names.filter((name) => !reachesAim(name, mine.measures[name])).map((name) => `${AIMS[name].label}: aim missed`);
  const notAhead = others.flatMap((other) =>
    names
      .filter((name) => !isAhead(name, mine.measures[name], other.measures[name]))
      .map((name) => ({
        faultless: isFaultless(name, mine.measures[name]),
        text: `${AIMS[name].label}: ${mine.measures[name].toFixed(3)}, ${other.name} ${other.measures[name].toFixed(3)}`,
      })),
  );
  const texts = (faultless: boolean) => notAhead.filter((one) => one.faultless === faultless).map(({ text }) => text);
  return { short: [...missed, ...texts(false).map((text) => `${text}: not ahead`)], level: texts(true) };
}

async function compare(): Promise<void> {
  const withPostgres = await createPostgresEngine(documents, write);
  try {
    const mine = await measureColumn(createOwnEngine(documents));
    const others: Column[] = [];
    for (const engine of [fuse(documents), miniSearch(documents), ...(withPostgres ? [withPostgres] : [])])
      others.push(await measureColumn(engine));
    write(`${mine.answers.length} of ${judgedSet.length} judged queries, the ${half} half; ${documents.length} products`);
    showMeasures([mine, ...others]);
    showKinds([mine, ...others]);
    if (process.argv.includes('--queries')) showWorst(mine.answers);
    const { short: found, level } = compareWithOthers(mine, others);
    const short = [...found, ...(withPostgres ? [] : ['PostgreSQL: not compared'])];
    write(short.length === 0 ? '\nevery aim is reached, and no other search is better in any measure' : `\n${short.join('\n')}`);
    for (const text of level) write(`as faultless as ours, ${text}`);
    process.exitCode = short.length === 0 ? 0 : 1;
  } finally {
    await withPostgres?.stop();
  }
}

if (process.argv.includes('speed')) await measureSpeed(write, Number(process.argv.at(-1)) || undefined);
else await compare();
