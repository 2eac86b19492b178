/** How many people gave each number of stars, as the bars show it: five first. */
export type RatingBar = { stars: number; count: number; percent: number };

/** `distribution` has the keys '1' to '5'; what is missing is 0. Percents are whole, of all ratings together. */
export function ratingBars(distribution: Readonly<Record<string, number>>): RatingBar[] {
  const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: distribution[stars] ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts.map((bar) => ({ ...bar, percent: total === 0 ? 0 : Math.round((bar.count / total) * 100) }));
}
