/** Finds the program of a browser, or installs Debian's packages of it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from '../support/apt.ts';
import { BrowserMissing } from './browser.ts';

const findInPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** @throws BrowserMissing if the program is neither there nor can be installed. */
export function findProgram(names: readonly [string, ...string[]], packages: readonly string[]): string {
  const program = findInPath(names) ?? (installWithApt(packages) ? findInPath(names) : undefined);
  if (program === undefined)
    throw new BrowserMissing(`${names[0]} is not installed, and apt cannot install ${packages.join(' and ')} here`);
  return program;
}
