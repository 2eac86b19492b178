/** Mixes the kinds of product that a situation means: 'interview' shows a cushion, a primer and a lip tint before the second cushion. */

import { NAMED_AFTER_FIELDS } from '../build-index.ts';
import type { FieldSet } from '../document.ts';
import type { Concept } from '../query/concept.ts';
import { listWantedMeanings } from '../query/situations.ts';
import { getTier } from './rank.ts';
import { scoreMeanings } from './score-concept.ts';
import type { Scorer } from './scorer.ts';
import { SCORE_MAX, type Totals } from './totals.ts';

/** A product with less than this share of the best product's score is not mixed in: it comes after the mixed ones. */
const MIXED_SCORE_SHARE = 0.5;

/** Creates the check whether a product is named after the situation: 'Face Wash for Men'. */
function createNameCheck({ scoreWord }: Scorer, { words }: Concept, fields: FieldSet): (position: number) => boolean {
  const scoreLists = words.map((word) => scoreWord(word, fields & NAMED_AFTER_FIELDS).getScores());
  return (position) => scoreLists.every((scores) => scores[position] !== 0);
}

/**
 * Orders the best products anew: first those that are named after the situation, then one product of each meaning in turn, in the order of the meanings. A
 * product belongs to the meaning for which its score is highest. The products of one meaning keep their order. Products that match only a meaning marked as
 * similar, are in a lower tier than the best product or score much less come after the mixed ones.
 */
export function mixMeanings(
  scorer: Scorer,
  situation: Concept,
  { rankedPositions, totals, fields }: { rankedPositions: Uint32Array; totals: Totals['totals']; fields: FieldSet },
): Uint32Array {
  const meanings = listWantedMeanings(scorer.index.lexicon, situation);
  const scoreLists = scoreMeanings(scorer, situation, meanings, fields);
  /** The index of the meaning for which the product has its highest score; -1 if it has none of them. */
  const findBestMeaning = (position: number): number => {
    let best = -1;
    let highestScore = 0;
    for (let meaning = 0; meaning < scoreLists.length; meaning++) {
      const score = scoreLists[meaning]?.[position] ?? 0;
      if (score <= highestScore) continue;
      highestScore = score;
      best = meaning;
    }
    return best;
  };
  const highest = totals[rankedPositions[0] ?? 0] ?? 0;
  const total_min = getTier(highest) + (highest & SCORE_MAX) * MIXED_SCORE_SHARE;
  const saysSituation = createNameCheck(scorer, situation, fields);
  const named: number[] = [];
  const groups: number[][] = meanings.map(() => []);
  const others: number[] = [];
  for (const position of rankedPositions) {
    const isGood = (totals[position] ?? 0) >= total_min;
    const group = saysSituation(position) ? named : groups[findBestMeaning(position)];
    (isGood && group ? group : others).push(position);
  }
  const mixedCount = rankedPositions.length - others.length;
  const mixed = new Uint32Array(rankedPositions.length);
  mixed.set(named);
  let count = named.length;
  for (let round = 0; count < mixedCount; round++) {
    for (const group of groups) if (round < group.length) mixed[count++] = group[round] ?? 0;
  }
  mixed.set(others, mixedCount);
  return mixed;
}
