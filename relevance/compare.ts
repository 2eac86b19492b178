/** Compares the shop's search with others on one shop, and prints what was measured. */
import { answerQueries } from './answer-queries.ts';
import { explainAnswer } from './causes.ts';
import { createFuseEngine, createMiniSearchEngine } from './engines/libraries.ts';
import { createOwnEngine, type OwnEngine } from './engines/own.ts';
import { createPostgresEngine } from './engines/postgres.ts';
import { createTunedMiniSearchEngine } from './engines/tuned-minisearch.ts';
import { selectHalf } from './judged/halves.ts';
import { hasMatchingProduct } from './judged/types.ts';
import { type Answer, computeNdcg } from './measures.ts';
import type { Options } from './options.ts';
import { type Column, createColumn, listMissedAims, MEASURE_NAMES, type Write, writeKinds, writeMeasures } from './report.ts';
import { listTypedNames, type Subject } from './shops/subjects.ts';
import { isAhead, LETTERS_AIM, MEASURES, reaches, TYPING } from './thresholds.ts';
import { listUnstableQueries } from './total-order.ts';
import { computeLettersNeeded, measureTyping } from './typing.ts';

const WORST_MAX = 20;
/** Otherwise one bad kind would fill the list. */
const WORST_OF_KIND_MAX = 3;
const TYPED_NAMES = 260;
/** Fuse.js takes a second for a query in thousands of products. */
const FUSE_QUERIES_MAX = 60;

const scoreAnswer = (answer: Answer): number =>
  hasMatchingProduct(answer.judged) ? computeNdcg(answer) : answer.found.length === 0 ? 1 : 0;

function writeWorst(write: Write, own: OwnEngine, { documents }: Subject, answers: readonly Answer[]): void {
  const byId = new Map(documents.map((document) => [document.product_id, document]));
  const byKind = Map.groupBy(
    answers.toSorted((left, right) => scoreAnswer(left) - scoreAnswer(right)),
    ({ judged }) => judged.kind,
  );
  const worst = [...byKind.values()]
    .flatMap((ofKind) => ofKind.slice(0, WORST_OF_KIND_MAX))
    .sort((left, right) => scoreAnswer(left) - scoreAnswer(right))
    .slice(0, WORST_MAX);
  write(`\nthe worst answers, at most ${WORST_OF_KIND_MAX} of a kind, with causes`);
  for (const answer of worst)
    write(`${scoreAnswer(answer).toFixed(2)} ${answer.judged.kind}: ${answer.judged.query} → ${explainAnswer(own, byId, answer)}`);
}

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;
const SHARES = Object.keys(TYPING) as (keyof typeof TYPING)[];

/** Returns missed aims. */
function writeTyping(write: Write, own: OwnEngine, subject: Subject): string[] {
  write('\nnames typed letter by letter');
  const names = listTypedNames(subject, Math.ceil(subject.data.rows.length / TYPED_NAMES));
  return (['brand and name', 'name'] as const).flatMap((kind) => {
    const { wanted, all } = names[kind];
    const measured = measureTyping(own, wanted);
    const needed = computeLettersNeeded(wanted, all);
    const aim = LETTERS_AIM[subject.name][kind];
    const shares = SHARES.map((share) => `${TYPING[share].label} ${formatPercent(measured[share])}`);
    write(
      `${kind}, ${measured.count} of them: ${measured.letters_median} letters (median; aim ≤ ${aim}, ${needed} tell it from others), ${shares.join(', ')}`,
    );
    return [
      ...(measured.letters_median <= aim ? [] : [`letters of ${kind}: ${measured.letters_median}`]),
      ...SHARES.filter((share) => !reaches(TYPING[share].bound, measured[share], TYPING[share].aim)).map(
        (share) => `${kind}, ${TYPING[share].label}: ${measured[share].toFixed(3)}`,
      ),
    ];
  });
}

/** Leaves out a search that answered only a sample, as a handful of queries of a kind decides nothing. */
function listNotAhead(mine: Column, other: Column): string[] {
  if (other.answers.length < mine.answers.length) return [];
  return MEASURE_NAMES.filter((name) => !isAhead(MEASURES[name].bound, mine.measures[name], other.measures[name])).map(
    (name) => `${MEASURES[name].label}: ${mine.measures[name].toFixed(3)}, ${other.name} ${other.measures[name].toFixed(3)}: not ahead`,
  );
}

async function measureOthers(write: Write, { documents, set }: Subject, mine: Column): Promise<Column[]> {
  const queries = mine.answers.map(({ judged }) => judged);
  const step = documents.length > 1000 ? Math.ceil(queries.length / FUSE_QUERIES_MAX) : 1;
  const sample = queries.filter((_, at) => at % step === 0);
  const postgres = await createPostgresEngine(documents, write);
  if (!postgres) throw new Error('PostgreSQL could not be compared');
  try {
    const engines = [createTunedMiniSearchEngine(documents), createMiniSearchEngine(documents), postgres];
    const columns: Column[] = [];
    for (const engine of engines) columns.push(createColumn(engine.name, set, await answerQueries(engine, queries)));
    const fuse = createFuseEngine(documents);
    if (step > 1) write(`Fuse.js answers ${sample.length} of these queries`);
    return [...columns, createColumn(fuse.name, set, await answerQueries(fuse, sample))];
  } finally {
    await postgres.stop();
  }
}

type CompareOptions = Pick<Options, 'half' | 'listQueries' | 'quick'>;

/** Returns the number of faults. */
export async function compareOnShop(write: Write, subject: Subject, { half, listQueries, quick }: CompareOptions): Promise<number> {
  const { set, title, data } = subject;
  const queries = selectHalf(set.queries, half);
  write(`\n── ${title}: ${queries.length} of ${set.queries.length} judged queries, the ${half} half ──`);
  const own = createOwnEngine(data);
  const mine = createColumn(own.name, set, await answerQueries(own, queries));
  const others = quick ? [] : await measureOthers(write, subject, mine);
  writeMeasures(write, [mine, ...others]);
  writeKinds(write, set, [mine, ...others]);
  const unstable = listUnstableQueries(own, data, queries);
  const faults = [
    ...listMissedAims(set, mine),
    ...writeTyping(write, own, subject),
    ...(unstable.length === 0 ? [] : [`no total order: ${unstable.length} queries`]),
    ...others.flatMap((other) => listNotAhead(mine, other)),
  ];
  if (listQueries) writeWorst(write, own, subject, mine.answers);
  write(faults.length === 0 ? '\nevery aim is reached, and no other search is better in any measure' : `\nmissed:\n${faults.join('\n')}`);
  return faults.length;
}
