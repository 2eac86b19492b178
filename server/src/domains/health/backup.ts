import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The shop cannot see a dump or a copy of itself, so the operator touches this file after each backup: docs/operations.md, "Take a backup". */
const NOTE = 'last-backup';

/** When operators last noted a backup; null: never. */
export const readBackupTime = (dataDir: string): Promise<Date | null> =>
  stat(join(dataDir, NOTE)).then(
    ({ mtime }) => mtime,
    () => null,
  );
