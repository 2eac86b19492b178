/**
 * `npm run relevance`: how good the search is, beside three others, on the half of the judged set that nobody tuned by.
 * `-- tuning` takes the other half, `-- tuning --queries` lists its worst answers, `-- speed` measures time instead.
 * Fails where an aim is missed.
 */
import { documents } from './documents.ts';
import type { Engine } from './engine.ts';
import { fuse, miniSearch, ours } from './engines.ts';
import { type Half, halfOf, judgedSet } from './judged/judged.ts';
import { KINDS } from './judged/types.ts';
import { AIMS, type Answer, type Measures, measured, ndcg, reaches } from './measures.ts';
import { postgres } from './postgres-engine.ts';
import { measureSpeed } from './speed.ts';

const WORST = 25;
const SHOWN = 6;
const half: Half = process.argv.includes('tuning') ? 'tuning' : 'reporting';
const write = (line: string) => process.stdout.write(`${line}\n`);
const number = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(3)).padStart(12);
const names = Object.keys(AIMS) as (keyof Measures)[];

async function answersOf(engine: Engine): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const judged of judgedSet.filter((one) => halfOf(one) === half)) {
    answers.push({ judged, found: await engine.search(judged.query) });
  }
  return answers;
}

function showKinds(answers: readonly Answer[]): void {
  write(`\n${'ours, by kind'.padEnd(26)}${'queries'.padStart(12)}${'nDCG@10'.padStart(12)}`);
  for (const kind of KINDS) {
    const mine = answers.filter(({ judged }) => judged.kind === kind);
    const mean = mine.reduce((sum, answer) => sum + ndcg(answer), 0) / mine.length;
    write(`${kind.padEnd(26)}${String(mine.length).padStart(12)}${number(mean)}`);
  }
}

function showWorst(answers: readonly Answer[]): void {
  const worst = answers.filter(({ judged }) => judged.kind !== 'nonsense').sort((left, right) => ndcg(left) - ndcg(right));
  for (const answer of worst.slice(0, WORST)) {
    const found = answer.found.slice(0, SHOWN).map((id) => `${id}:${answer.judged.grades.get(id) ?? 0}`);
    write(`${ndcg(answer).toFixed(2)} ${answer.judged.kind}: ${answer.judged.query} → ${found.join(' ')}`);
  }
}

async function compare(): Promise<void> {
  const withPostgres = await postgres(documents, write);
  try {
    const engines: Engine[] = [ours(documents), fuse(documents), miniSearch(documents), ...(withPostgres ? [withPostgres] : [])];
    const columns: Measures[] = [];
    const all: Answer[][] = [];
    for (const engine of engines) {
      const answers = await answersOf(engine);
      all.push(answers);
      columns.push(measured(answers));
    }
    const [mine] = columns;
    const [answers = []] = all;
    write(`${answers.length} of ${judgedSet.length} judged queries, the ${half} half; ${documents.length} products`);
    write(`${''.padEnd(26)}${'aim'.padStart(12)}${engines.map(({ name }) => name.padStart(12)).join('')}`);
    for (const name of names) {
      const { label, least, most } = AIMS[name];
      const aim = least === undefined ? `≤ ${most}` : `≥ ${least}`;
      write(`${label.padEnd(26)}${aim.padStart(12)}${columns.map((column) => number(column[name])).join('')}`);
    }
    showKinds(answers);
    if (process.argv.includes('--queries')) showWorst(answers);
    const missed = names.filter((name) => !mine || !reaches(name, mine[name]));
    write(missed.length === 0 ? '\nevery aim is reached' : `\nmissed: ${missed.map((name) => AIMS[name].label).join(', ')}`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await withPostgres?.stop();
  }
}

if (process.argv.includes('speed')) await measureSpeed(write, Number(process.argv.at(-1)) || undefined);
else await compare();
