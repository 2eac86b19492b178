/** Where files lie: on this machine's disk, or in a bucket that several machines share. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';

export type Storage = {
  /** Null: there is no such file, or it is no key of ours. */
  read(key: string): Promise<Buffer | null>;
  /** Readers see the whole file or none. Rejects for what is no key of ours, and where there is no room. */
  write(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Of what is not there, nothing. */
  remove(key: string): Promise<void>;
  /** In bytes; null where there is none. */
  size(key: string): Promise<number | null>;
};

/** The software that speaks S3 is large: a shop on its own disk neither waits for it nor holds it in memory. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return diskStorage(join(dataDir, 'media'));
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(s3);
}
