/**
 * `npm run relevance`: compares the quality of the search with three others, on the half of the judged set that was not used for tuning.
 * `-- tuning` takes the other half, `-- tuning --queries` lists its worst answers, `-- speed` measures time instead.
 * Exits with 1 if an aim is missed, or if another search is as good in a measure that is not perfect.
 */
import { documents } from './documents.ts';
import type { Engine } from './engine.ts';
import { createFuseEngine, createMiniSearchEngine, createOwnEngine } from './engines.ts';
import { chooseHalf, type Half, judgedSet } from './judged/judged-set.ts';
import { KINDS, KINDS_WITHOUT_RESULT } from './judged/types.ts';
import {
  AIMS,
  type Answer,
  computeMeasures,
  computeNdcg,
  isAhead,
  isPerfect,
  type Measures,
  measureByKind,
  reachesAim,
} from './measures.ts';
import { createPostgresEngine } from './postgres-engine.ts';
import { measureSpeed } from './speed.ts';

const WORST_MAX = 60;
const SHOWN_IDS_MAX = 6;
const half: Half = process.argv.includes('tuning') ? 'tuning' : 'reporting';
const write = (line: string) => process.stdout.write(`${line}\n`);
const formatNumber = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(3)).padStart(12);
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
    write(`${label.padEnd(26)}${aim.padStart(12)}${columns.map(({ measures }) => formatNumber(measures[name])).join('')}`);
  }
}

function showKinds(columns: readonly Column[]): void {
  write(`\n${'by kind: nDCG@10'.padEnd(26)}${'queries'.padStart(12)}${columns.map(({ name }) => name.padStart(12)).join('')}`);
  const tables = columns.map(({ answers }) => measureByKind(answers));
  for (const kind of KINDS) {
    const label = KINDS_WITHOUT_RESULT.includes(kind) ? `${kind}, share empty` : kind;
    const count = String(tables[0]?.get(kind)?.count ?? 0);
    write(`${label.padEnd(26)}${count.padStart(12)}${tables.map((table) => formatNumber(table.get(kind)?.value ?? Number.NaN)).join('')}`);
  }
  const means = tables.map((table) => {
    const values = [...table].flatMap(([kind, { value }]) => (KINDS_WITHOUT_RESULT.includes(kind) ? [] : [value]));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  write(`${'mean of the kinds'.padEnd(26)}${''.padStart(12)}${means.map(formatNumber).join('')}`);
}

function showWorst(answers: readonly Answer[]): void {
  const wrongHits = answers.filter(({ judged, found }) => KINDS_WITHOUT_RESULT.includes(judged.kind) && found.length > 0);
  for (const { judged, found } of wrongHits)
    write(`wrong results, ${judged.kind}: ${judged.query} → ${found.length}, ${found.slice(0, SHOWN_IDS_MAX).join(' ')}`);
  const worst = answers.filter(({ judged }) => judged.grades.size > 0).sort((left, right) => computeNdcg(left) - computeNdcg(right));
  for (const answer of worst.slice(0, WORST_MAX)) {
    const found = answer.found.slice(0, SHOWN_IDS_MAX).map((id) => `${id}:${answer.judged.grades.get(id) ?? 0}`);
    write(`${computeNdcg(answer).toFixed(2)} ${answer.judged.kind}: ${answer.judged.query} → ${found.join(' ')}`);
  }
}

/** Lists missed aims and measures in which the shop's search is not ahead (`faults`), and measures in which another one is perfect too (`ties`). */
function compareWithOthers(mine: Column, others: readonly Column[]): { faults: string[]; ties: string[] } {
  const missedAims = names.filter((name) => !reachesAim(name, mine.measures[name])).map((name) => `${AIMS[name].label}: aim missed`);
  const notAhead = others.flatMap((other) =>
    names
      .filter((name) => !isAhead(name, mine.measures[name], other.measures[name]))
      .map((name) => ({
        perfect: isPerfect(name, mine.measures[name]),
        text: `${AIMS[name].label}: ${mine.measures[name].toFixed(3)}, ${other.name} ${other.measures[name].toFixed(3)}`,
      })),
  );
  const listTexts = (perfect: boolean) => notAhead.filter((one) => one.perfect === perfect).map(({ text }) => text);
  return { faults: [...missedAims, ...listTexts(false).map((text) => `${text}: not ahead`)], ties: listTexts(true) };
}

async function compare(): Promise<void> {
  const withPostgres = await createPostgresEngine(documents, write);
  try {
    const mine = await measureColumn(createOwnEngine(documents));
    const others: Column[] = [];
    for (const engine of [createFuseEngine(documents), createMiniSearchEngine(documents), ...(withPostgres ? [withPostgres] : [])])
      others.push(await measureColumn(engine));
    write(`${mine.answers.length} of ${judgedSet.length} judged queries, the ${half} half; ${documents.length} products`);
    showMeasures([mine, ...others]);
    showKinds([mine, ...others]);
    if (process.argv.includes('--queries')) showWorst(mine.answers);
    const { faults: comparisonFaults, ties } = compareWithOthers(mine, others);
    const faults = [...comparisonFaults, ...(withPostgres ? [] : ['PostgreSQL: not compared'])];
    write(faults.length === 0 ? '\nevery aim is reached, and no other search is better in any measure' : `\n${faults.join('\n')}`);
    for (const text of ties) write(`also perfect: ${text}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await withPostgres?.stop();
  }
}

if (process.argv.includes('speed')) await measureSpeed(write, Number(process.argv.at(-1)) || undefined);
else await compare();
