import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export type SourceFile = { path: string; source: string };

/** Reads the sources of a folder, such as 'storefront/app', and its folders. */
export const readSources = (folder: string): SourceFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => ({ path: `${folder}/${path}`, source: readFileSync(join(ROOT, folder, path), 'utf8') }));

/** Whether a file is code of the shop, and no test, sample or message. */
export const isCode = ({ path }: SourceFile): boolean => !/\.test\.tsx?$|\.fixture\.ts$|(^|\/)messages\//.test(path);
