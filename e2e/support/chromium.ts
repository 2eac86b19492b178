/**
 * Finds or installs a Chromium. Prefers the headless shell, which takes a third of the processor time of the whole browser
 * (docs/decisions/0034): an installed one, else Debian's if apt may install it. Then an installed whole browser, then the npm package.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installWithApt } from './apt.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE_DIR = join(ROOT, '.cache', 'chromium');
const PACKAGE_VERSION = '153.0.0';

const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findFirst = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

const installHeadlessShell = () => (installWithApt(['chromium-headless-shell']) ? findFirst(HEADLESS_SHELLS) : undefined);

/** Installs outside node_modules, because only a machine without any browser needs these 60 MB. */
async function installFromNpm(): Promise<string> {
  mkdirSync(PACKAGE_DIR, { recursive: true });
  if (!existsSync(join(PACKAGE_DIR, 'node_modules'))) {
    execFileSync(
      'npm',
      ['install', '--prefix', PACKAGE_DIR, '--no-save', '--no-audit', '--no-fund', `@sparticuz/chromium@${PACKAGE_VERSION}`],
      {
        stdio: 'ignore',
      },
    );
  }
  const entry = createRequire(join(PACKAGE_DIR, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = (await import(entry)) as { default: { executablePath(): Promise<string> } };
  return chromium.executablePath();
}

export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_FROM_NPM === '1') return installFromNpm();
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return findFirst(HEADLESS_SHELLS) ?? installHeadlessShell() ?? findFirst(BROWSERS) ?? (await installFromNpm());
}

/**
 * No background traffic, and no sandbox when running as root. A phone on 4G loads pictures up to 1,250 px below the
 * screen; the headless shell assumes a slower network and would load those up to 3,000 px below it.
 */
export const CHROMIUM_FLAGS = [
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds, so the optimising compiler costs more than it saves: about a twentieth of the pages' processor time.
  '--js-flags=--no-opt',
];
