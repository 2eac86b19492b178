/** The path of pictures; prefix of every image key. */
export const MEDIA_PREFIX = '/media/';

/** The storage of uploaded files: this machine's disk, or a bucket that several machines share. */
export type Storage = {
  /** Null: the file is missing, or the key is invalid. */
  read(key: string): Promise<Buffer | null>;
  /** Readers see the complete file or none. Rejects for an invalid key, and where there is no space. */
  write(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Does nothing where the file is missing. */
  remove(key: string): Promise<void>;
  /** The size in bytes; null where the file is missing. */
  size(key: string): Promise<number | null>;
  /** Rejects if the storage cannot write files at present. */
  probe(): Promise<void>;
};
