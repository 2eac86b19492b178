export type SlowTest = { title: string; duration_ms: number };

export function listSlowest(
  report: { testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[] },
  root: string,
  count: number,
): SlowTest[];
export function selectSlowest(tests: readonly SlowTest[], count: number): SlowTest[];
export function formatSlowTest(test: SlowTest): string;
