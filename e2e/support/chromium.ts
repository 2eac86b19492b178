/** Finds a Chromium, or gets one: one that is there, else Debian's when we may install it, else the one that npm carries. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKED = join(ROOT, '.cache', 'chromium');
const PACKED_VERSION = '153.0.0';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = (): string | undefined => [process.env.CHROMIUM, ...KNOWN_PLACES].find((path) => path && existsSync(path));

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-q'], quiet);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
  } catch {
    return undefined;
  }
  return installed();
}

/** Kept outside node_modules: 60 MB that only a machine without any browser needs. */
async function installFromNpm(): Promise<string> {
  mkdirSync(PACKED, { recursive: true });
  if (!existsSync(join(PACKED, 'node_modules'))) {
    execFileSync('npm', ['install', '--prefix', PACKED, '--no-save', '--no-audit', '--no-fund', `@sparticuz/chromium@${PACKED_VERSION}`], {
      stdio: 'ignore',
    });
  }
  const entry = createRequire(join(PACKED, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = (await import(entry)) as { default: { executablePath(): Promise<string> } };
  return chromium.executablePath();
}

export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_FROM_NPM === '1') return installFromNpm();
  return installed() ?? installWithApt() ?? (await installFromNpm());
}

/** No background traffic, no sandbox where we run as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
