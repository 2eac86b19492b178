export type Verdict = { passed: number; failed: number; notRun?: string; vulnerabilities: string[] };
export function judgeAudit(output: string): Verdict;
export function audit(): Verdict;
