export type Verdict = { passed: number; failed: number; notRun?: string; vulnerabilities: string[] };
export function judgeAudit(output: string): Verdict;
export function reportAudit(output: string, logFile: string | undefined): Verdict;
export function audit(logFile: string | undefined): Promise<Verdict>;
