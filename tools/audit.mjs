/** Whether a flaw is known in what the shop runs on: asked of the registry, where one answers such questions. */
import { spawnSync } from 'node:child_process';
import { ROOT } from './prepare.mjs';

const SERIOUS = ['high', 'critical'];
const WAIT_MS_MAX = 60_000;

/**
 * What `npm audit --json` came to. Its words are not shown as they are: they name the machine's registry.
 */
export function judgeAudit(output) {
  const notRun = { passed: 0, failed: 0, notRun: 'no registry here answers it', said: [] };
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return notRun;
  }
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return notRun;
  const found = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => SERIOUS.includes(severity));
  const said = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return found.length === 0 ? { passed: 1, failed: 0, said } : { passed: 0, failed: 1, said };
}

/** Packages that only tests and builds use are left out; what is less than high is read by people, not by this. */
export function audit() {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=silent'],
    { cwd: ROOT, encoding: 'utf8', timeout: WAIT_MS_MAX, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
  );
  const verdict = judgeAudit(stdout ?? '');
  for (const line of verdict.said) process.stdout.write(`${line}\n`);
  return verdict;
}
