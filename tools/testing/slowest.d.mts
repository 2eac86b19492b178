export type SlowTest = { title: string; duration_ms: number };

export function listSlowest(
  report: { testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[] },
  root: string,
  count: number,
): SlowTest[];
export function takeLongest(tests: readonly SlowTest[], count: number): SlowTest[];
export function formatSlow(test: SlowTest): string;
