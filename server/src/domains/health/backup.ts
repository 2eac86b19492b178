import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The operator touches this file after each backup, as the shop cannot notice a backup: docs/operations.md, "Take a backup". */
const BACKUP_FILE = 'last-backup';

/** When the operator last took a backup, by that file; null if there is none. */
export const readBackupTime = (dataDir: string): Promise<Date | null> =>
  stat(join(dataDir, BACKUP_FILE)).then(
    ({ mtime }) => mtime,
    () => null,
  );
