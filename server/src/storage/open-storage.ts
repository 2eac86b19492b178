import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDiskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage. It loads the S3 client only where it is needed, because the client takes much memory. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return openDiskStorage(join(dataDir, 'media'));
  const { openS3Storage } = await import('./s3.ts');
  return openS3Storage(s3);
}
