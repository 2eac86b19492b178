/** Tests the disk and a real S3 server with the same expectations. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDenyingBucket } from '../../test/support/servers/denying-bucket.ts';
import { type S3Server, startS3 } from '../../test/support/servers/s3-server.ts';
import { createRenditionReader } from '../domains/media/rendition.ts';
import { openDiskStorage } from './disk.ts';
import { openStorage } from './open-storage.ts';
import { openS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

let folder: string;
let server: S3Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uruhu-storage-'));
  server = await startS3();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const STORAGES: Record<string, () => Storage> = {
  disk: () => openDiskStorage(join(folder, 'media')),
  S3: () => openS3Storage(server.options),
};

const INVALID_KEYS = [
  ['the folder above', '../secret.webp'],
  ['up from renditions', 'renditions/../../secret.webp'],
  ['up from a width', 'renditions/320/../../../secret.webp.avif'],
  ['a folder', 'renditions'],
  ['nothing', ''],
  ['a dot', '.'],
  ['a backslash', '..\\secret.webp'],
  ['a path of the machine', '/etc/passwd'],
  ['a NUL', 'a\0.webp'],
  ['a draft', 'toner.webp.0.draft'],
  ['a page', 'page.html'],
  ['an extension that is a property of every object', 'a.constructor'],
  ['five thousand letters', `${'x'.repeat(5000)}.webp`],
] as const;

describe.each(Object.keys(STORAGES))('%s', (name) => {
  const getStorage = () => STORAGES[name]?.() as Storage;

  it('is empty at first', async () => {
    expect(await getStorage().read('toner.webp')).toBeNull();
    expect(await getStorage().readSize('toner.webp')).toBeNull();
  });

  it('returns the latest written bytes, also of large files', async () => {
    const large = Buffer.alloc(3_000_000, 'uruhu');
    await getStorage().write('toner.webp', Buffer.from('first'), 'image/webp');
    await getStorage().write('toner.webp', large, 'image/webp');
    expect((await getStorage().read('toner.webp'))?.equals(large)).toBe(true);
  });

  it('returns the size of each file, and stores renditions', async () => {
    await getStorage().write('renditions/320/toner.webp.avif', Buffer.from('small'), 'image/avif');
    await getStorage().write('letter.pdf', Buffer.from('%PDF-'), 'application/pdf');
    expect(String(await getStorage().read('renditions/320/toner.webp.avif'))).toBe('small');
    // The test before this one has stored toner.webp.
    expect(await Promise.all(['toner.webp', 'letter.pdf', 'none.pdf'].map((key) => getStorage().readSize(key)))).toEqual([
      3_000_000,
      5,
      null,
    ]);
  });

  it('removes files, and removing one twice succeeds', async () => {
    await getStorage().remove('letter.pdf');
    await getStorage().remove('letter.pdf');
    expect(await getStorage().read('letter.pdf')).toBeNull();
  });

  it.each(INVALID_KEYS)('neither reads nor writes an invalid key: %s', async (_, key) => {
    writeFileSync(join(folder, 'secret.webp'), 'secret');
    expect([await getStorage().read(key), await getStorage().readSize(key)]).toEqual([null, null]);
    await expect(getStorage().write(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a key');
    await getStorage().remove(key);
    expect(readdirSync(folder)).toContain('secret.webp');
  });
});
it('a failed write to the disk leaves no draft', async () => {
  const media = join(folder, 'full');
  // A folder with the name of the file makes the final renaming fail.
  mkdirSync(join(media, 'toner.webp'), { recursive: true });
  await expect(openDiskStorage(media).write('toner.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow();
  expect(readdirSync(media)).toEqual(['toner.webp']);
});

describe('S3', () => {
  it('stores the content type, so that another server can serve the bucket', async () => {
    const storage = await openStorage({ dataDir: folder, s3: server.options });
    await storage.write('typed.webp', Buffer.from('x'), 'image/webp');
    expect(await server.readContentType('typed.webp')).toBe('image/webp');
  });

  it('rejects for a wrong access key, a missing bucket or an unreachable server, instead of reporting a missing file', async () => {
    const read = (changedOptions: object) => openS3Storage({ ...server.options, ...changedOptions }).read('toner.webp');
    await expect(read({ secretAccessKey: 'wrong' })).rejects.toThrow(/signature/i);
    await expect(read({ bucket: 'nobodys-bucket' })).rejects.toThrow(/bucket/i);
    await expect(read({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(/ECONNREFUSED/);
  });
});

it('in a bucket that responds “Access Denied” for missing objects, as Amazon does without s3:ListBucket, a rendition counts as missing, and any other file is an error', async () => {
  const bucket = await startDenyingBucket();
  const storage = openS3Storage({ ...server.options, endpoint: bucket.endpoint });
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#CFE0D5' } });
  await storage.write('toner.webp', await picture.webp().toBuffer(), 'image/webp');
  expect(await storage.read('renditions/320/toner.webp.webp')).toBeNull();
  await expect(storage.read('none.webp')).rejects.toThrow('Access Denied');
  const rendition = await createRenditionReader(storage, () => expect.unreachable())('toner.webp', 320, 'webp', {
    ip_address: '192.0.2.1',
    beforeEncode: async () => {},
  });
  expect((await sharp(rendition ?? undefined).metadata()).width).toBe(320);
  expect((await storage.read('renditions/320/toner.webp.webp'))?.equals(rendition ?? Buffer.alloc(0))).toBe(true);
  await bucket.stop();
});

it.each(Object.keys(STORAGES))('after four simultaneous writes of one file, %s holds one of them completely', async (name) => {
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(300_000, letter));
  await Promise.all(bodies.map((body) => STORAGES[name]?.().write('raced.webp', body, 'image/webp')));
  const storedFile = await STORAGES[name]?.().read('raced.webp');
  expect(bodies.some((body) => storedFile?.equals(body))).toBe(true);
});
