/**
 * The seed of the generated shop. The tests always use FIXED_SEED, so that a change alone decides whether they pass. A search can still be
 * tuned to that one shop; `npm run relevance` and continuous integration therefore also use the week's seed, which nobody has tuned to.
 */
const WEEK_MS = 7 * 86_400_000;

export const FIXED_SEED = 1;

/** The number of the week, the same all over the world for one instant. */
export const chooseSeed = (now_ms = Date.now()): number => Math.floor(now_ms / WEEK_MS);

/** RELEVANCE_SEED, or in continuous integration the week's seed. */
export const listTestSeeds = (environment: NodeJS.ProcessEnv = process.env): number[] => {
  const given = environment.RELEVANCE_SEED ?? (environment.CI ? String(chooseSeed()) : undefined);
  return [...new Set([FIXED_SEED, ...(given === undefined ? [] : [Number(given)])])];
};
