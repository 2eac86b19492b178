export const SLOW_FILE_S: number;
export function listSlowFiles(
  report: { testResults: readonly { name: string; assertionResults: readonly { duration?: number | null }[] }[] },
  root: string,
): { title: string; duration_ms: number }[];
