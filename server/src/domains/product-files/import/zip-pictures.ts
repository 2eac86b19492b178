/** Reads the ZIP archive of pictures that staff upload with a file. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, open as openHandle, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import { type Entry, open, type ZipFile } from 'yauzl';
import { refuse } from '../../../lib/outcome.ts';
import { UnreadableFileError } from '../csv/read-csv.ts';

const LIMITS = { entries: 5_000, unpacked_bytes: 1_000_000_000 };

/** The files of the archive by their names in lower case, without folders. */
export type ZipNames = ReadonlyMap<
  string,
  /** The paths of the first two files with this name. */
  readonly string[]
>;
export type ZipPictures = {
  names: ZipNames;
  read(name: string): Promise<Buffer>;
  close(): Promise<void>;
};

const NO_PICTURES: ZipPictures = {
  names: new Map(),
  read: () => Promise.reject(new Error('there is no archive')),
  close: async () => {},
};

const openFile = (path: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** The first bytes of an archive and of an empty archive. */
const ZIP_STARTS = ['PK\u0003\u0004', 'PK\u0005\u0006'];
/** Matches the messages of the library about encrypted archives, as its errors have no codes. */
const ENCRYPTED = /encrypt/i;

/** Converts an error of the library into one with a refusal for staff. */
function toUnreadableFileError(error: unknown, start: string): UnreadableFileError {
  if (error instanceof UnreadableFileError) return error;
  const isZip = ZIP_STARTS.includes(start);
  if (!isZip) return new UnreadableFileError(refuse('zip_is_none'));
  return new UnreadableFileError(refuse(ENCRYPTED.test(String(error)) ? 'zip_encrypted' : 'zip_broken'));
}

async function readStart(path: string): Promise<string> {
  const file = await openHandle(path);
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return start.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether the entry is a file that staff have added, and not a folder or a hidden file of a program. */
const isFile = ({ fileName }: Entry) => !fileName.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(fileName);
const toName = ({ fileName }: Entry) => fileName.slice(fileName.lastIndexOf('/') + 1).toLowerCase();

/** Lists the files without unpacking them. When a file is unpacked, the library checks that it is not larger than the list says. */
function listEntries(zip: ZipFile): Promise<Map<string, Entry[]>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry[]>();
    let unpacked_bytes = 0;
    if (zip.entryCount > LIMITS.entries) return reject(new UnreadableFileError(refuse('zip_too_large')));
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      unpacked_bytes += entry.uncompressedSize;
      if (entry.uncompressedSize > FILE_BYTES_MAX || unpacked_bytes > LIMITS.unpacked_bytes)
        return reject(new UnreadableFileError(refuse('zip_too_large')));
      if (entry.isEncrypted()) return reject(new UnreadableFileError(refuse('zip_encrypted')));
      if (isFile(entry)) entries.set(toName(entry), [...(entries.get(toName(entry)) ?? []), entry].slice(0, 2));
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const unpackEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else buffer(stream).then(resolve, reject);
    });
  });

/** Opens the archive, which the library needs as a file. Throws UnreadableFileError if it is broken or too large. */
export async function openZipPictures(parts: AsyncIterable<Uint8Array> | null): Promise<ZipPictures> {
  if (parts === null) return NO_PICTURES;
  const folder = await mkdtemp(join(tmpdir(), 'uruhu-import-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'pictures.zip');
    await pipeline(parts, createWriteStream(path));
    const start = await readStart(path);
    const zip = await openFile(path).catch((error: unknown) => Promise.reject(toUnreadableFileError(error, start)));
    try {
      const entries = await listEntries(zip).catch((error: unknown) => Promise.reject(toUnreadableFileError(error, start)));
      return {
        names: new Map([...entries].map(([name, namedEntries]) => [name, namedEntries.map(({ fileName }) => fileName)])),
        async read(name) {
          const [entry] = entries.get(name.toLowerCase()) ?? [];
          if (!entry) throw new Error('the archive has no such file');
          return unpackEntry(zip, entry);
        },
        async close() {
          zip.close();
          await removeFolder();
        },
      };
    } catch (error) {
      zip.close();
      throw error;
    }
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
