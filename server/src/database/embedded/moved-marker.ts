import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const buildMarkerPath = (dataDir: string): string => join(dataDir, 'database.moved');

/** Marks the folder, so that later starts refuse its outdated database. Error messages show `target`, so it must not contain a password. */
export function markMoved(dataDir: string, target: string): void {
  writeFileSync(buildMarkerPath(dataDir), `to ${target} at ${new Date().toISOString()}\n`, { mode: 0o600 });
}

/** @throws Error when the embedded database of this folder was moved, because the target of the move would miss what is written here. */
export function assertNotMoved(dataDir: string): void {
  let marker: string;
  try {
    marker = readFileSync(buildMarkerPath(dataDir), 'utf8').trim();
  } catch {
    return;
  }
  throw new Error(
    `the embedded database of ${dataDir} was moved ${marker}. Start the shop on the new database. ` +
      `To use the old data again, without later changes, delete ${buildMarkerPath(dataDir)}`,
  );
}
