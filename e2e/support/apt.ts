import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Makes apt give up soon on a machine without a network. */
const TIMEOUT_OPTIONS = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/** Installs packages of Debian if this process may do that. Returns whether it has. */
export function installWithApt(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const withoutOutput = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-q', ...TIMEOUT_OPTIONS], withoutOutput);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...TIMEOUT_OPTIONS, ...packages], withoutOutput);
  } catch {
    return false;
  }
  return true;
}
