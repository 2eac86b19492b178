/** Asks the package registry, if it supports audits, whether the shop's packages have known vulnerabilities. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT } from '../prepare.mjs';

const SERIOUS_SEVERITIES = ['high', 'critical'];
const WAIT_MS_MAX = 60_000;

/** Judges the output of `npm audit --json`. Does not pass on npm's messages, because they name the registry of the machine. */
export function judgeAudit(output) {
  const notRun = {
    passed: 0,
    failed: 0,
    notRun: 'the package registry does not support audits, or cannot be reached',
    vulnerabilities: [],
  };
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return notRun;
  }
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return notRun;
  const seriousVulnerabilities = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    SERIOUS_SEVERITIES.includes(severity),
  );
  const vulnerabilities = seriousVulnerabilities.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return seriousVulnerabilities.length === 0 ? { passed: 1, failed: 0, vulnerabilities } : { passed: 0, failed: 1, vulnerabilities };
}

/** Judges the output of `npm audit --json`, and writes the serious vulnerabilities into `logFile`, or to the terminal if that is undefined. */
export function reportAudit(output, logFile) {
  const verdict = judgeAudit(output);
  const list = verdict.vulnerabilities.map((line) => `${line}\n`).join('');
  if (logFile === undefined) process.stdout.write(list);
  else writeFileSync(logFile, list);
  return verdict;
}

/** Audits the packages that the shop needs to run, not those of its tests. Vulnerabilities below 'high' do not fail the audit. */
export async function audit(logFile) {
  const output = await new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=silent'],
      { cwd: ROOT, encoding: 'utf8', timeout: WAIT_MS_MAX, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
      // Ignores the exit code, which is 1 for a vulnerability.
      (_error, stdout) => resolve(stdout),
    );
  });
  return reportAudit(output, logFile);
}
