/**
 * The seed of the generated shop. The tests always use FIXED_SEED, so that only a change of the code can make them fail. Because the search
 * could be tuned to that one shop, `npm run relevance` and continuous integration also use a seed that changes every week.
 */
const WEEK_MS = 7 * 86_400_000;

export const FIXED_SEED = 1;

/** The number of the week since 1970, the same in every time zone. */
export const computeSeedOfWeek = (now_ms = Date.now()): number => Math.floor(now_ms / WEEK_MS);

/**
 * Lists FIXED_SEED and, if there is one, a second seed. The second is the environment variable RELEVANCE_SEED or, if it is not set, in
 * continuous integration the seed of the week.
 */
export function listTestSeeds(environment: NodeJS.ProcessEnv = process.env): number[] {
  const secondSeed = environment.RELEVANCE_SEED ?? (environment.CI ? computeSeedOfWeek() : FIXED_SEED);
  // Lists a second seed that is equal to the first only once.
  return [...new Set([FIXED_SEED, Number(secondSeed)])];
}
