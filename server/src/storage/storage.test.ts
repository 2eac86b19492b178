/** One promise, kept by the disk and by a real server that speaks S3. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDenyingBucket } from '../../test/support/denying-bucket.ts';
import { type S3Server, startS3 } from '../../test/support/s3-server.ts';
import { renditionReader } from '../domains/media/rendition.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { openStorage, type Storage } from './storage.ts';

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

const STORAGES: Record<string, () => Storage> = { disk: () => diskStorage(join(folder, 'media')), S3: () => s3Storage(server.options) };

const HOSTILE = [
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
  ['a word every object knows', 'a.constructor'],
  ['five thousand letters', `${'x'.repeat(5000)}.webp`],
] as const;

describe.each(Object.keys(STORAGES))('%s', (name) => {
  const storage = () => STORAGES[name]?.() as Storage;

  it('has nothing at first', async () => {
    expect(await storage().read('toner.webp')).toBeNull();
    expect(await storage().size('toner.webp')).toBeNull();
  });

  it('gives back the bytes that were written, also large ones, and the latest ones', async () => {
    const large = Buffer.alloc(3_000_000, 'uruhu');
    await storage().write('toner.webp', Buffer.from('first'), 'image/webp');
    await storage().write('toner.webp', large, 'image/webp');
    expect((await storage().read('toner.webp'))?.equals(large)).toBe(true);
  });

  it('knows how large each is, and keeps renditions beside', async () => {
    await storage().write('renditions/320/toner.webp.avif', Buffer.from('small'), 'image/avif');
    await storage().write('letter.pdf', Buffer.from('%PDF-'), 'application/pdf');
    expect(String(await storage().read('renditions/320/toner.webp.avif'))).toBe('small');
    expect(await Promise.all(['toner.webp', 'letter.pdf', 'none.pdf'].map((key) => storage().size(key)))).toEqual([3_000_000, 5, null]);
  });

  it('forgets what is removed, also twice', async () => {
    await storage().remove('letter.pdf');
    await storage().remove('letter.pdf');
    expect(await storage().read('letter.pdf')).toBeNull();
  });

  it.each(HOSTILE)('neither reads nor writes what is no key: %s', async (_, key) => {
    writeFileSync(join(folder, 'secret.webp'), 'secret');
    expect([await storage().read(key), await storage().size(key)]).toEqual([null, null]);
    await expect(storage().write(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a key');
    await storage().remove(key);
    expect(readdirSync(folder)).toContain('secret.webp');
  });
});
it('a writing that fails on the disk leaves no draft behind', async () => {
  const media = join(folder, 'full');
  mkdirSync(join(media, 'toner.webp'), { recursive: true });
  await expect(diskStorage(media).write('toner.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow();
  expect(readdirSync(media)).toEqual(['toner.webp']);
});

describe('S3', () => {
  it('is told the type, so that the bucket can be served by something else too', async () => {
    const storage = await openStorage({ dataDir: folder, s3: server.options });
    await storage.write('typed.webp', Buffer.from('x'), 'image/webp');
    expect(await server.typeOf('typed.webp')).toBe('image/webp');
  });

  it('says when the key is wrong, the bucket is not there or nobody answers, and does not call that missing', async () => {
    const read = (changed: object) => s3Storage({ ...server.options, ...changed }).read('toner.webp');
    await expect(read({ secretAccessKey: 'wrong' })).rejects.toThrow(/signature/i);
    await expect(read({ bucket: 'nobodys-bucket' })).rejects.toThrow(/bucket/i);
    await expect(read({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(/ECONNREFUSED/);
  });
});

it('where a bucket denies what is not there, as Amazon does without s3:ListBucket, a size is made again; nothing else is called missing', async () => {
  const bucket = await startDenyingBucket();
  const storage = s3Storage({ ...server.options, endpoint: bucket.endpoint });
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#CFE0D5' } });
  await storage.write('toner.webp', await picture.webp().toBuffer(), 'image/webp');
  expect(await storage.read('renditions/320/toner.webp.webp')).toBeNull();
  await expect(storage.read('none.webp')).rejects.toThrow('Access Denied');
  const made = await renditionReader(storage, () => expect.unreachable())('toner.webp', 320, 'webp');
  expect((await sharp(made ?? undefined).metadata()).width).toBe(320);
  expect((await storage.read('renditions/320/toner.webp.webp'))?.equals(made ?? Buffer.alloc(0))).toBe(true);
  await bucket.stop();
});

it.each(Object.keys(STORAGES))('four writers of one file on %s: one of them is there, whole', async (name) => {
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(300_000, letter));
  await Promise.all(bodies.map((body) => STORAGES[name]?.().write('raced.webp', body, 'image/webp')));
  const kept = await STORAGES[name]?.().read('raced.webp');
  expect(bodies.some((body) => kept?.equals(body))).toBe(true);
});
