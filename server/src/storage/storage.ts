/** The path of pictures on the shop's site: MEDIA_PREFIX followed by the key of a picture. */
export const MEDIA_PREFIX = '/media/';

/** The storage of uploaded files: this machine's disk, or a bucket that several machines share. */
export type Storage = {
  /** Returns null if the file is missing or the key is invalid. */
  read(key: string): Promise<Buffer | null>;
  /** Concurrent readers see the old file or the complete new one. Rejects for an invalid key, and if there is no space. */
  write(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Does nothing if the file is missing. */
  remove(key: string): Promise<void>;
  /** Returns the size in bytes, or null if the file is missing. */
  readSize(key: string): Promise<number | null>;
  /** Rejects if the storage cannot write files at present. */
  probe(): Promise<void>;
};
