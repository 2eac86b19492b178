/** A visitor gets her picture even if the storage is slow or refuses to write. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TryLater } from '../../lib/try-later.ts';
import type { Storage } from '../../storage/storage.ts';
import { createRenditionReader } from './rendition.ts';

const original = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#CFE0D5' } })
  .webp()
  .toBuffer();

const createStorage = (overrides: Partial<Storage>): Storage => ({
  read: async (key) => (key.startsWith('renditions/') ? null : original),
  write: async () => {},
  remove: async () => {},
  readSize: async (key) => (key.startsWith('renditions/') ? null : original.length),
  probe: async () => {},
  ...overrides,
});

const neverSettles = new Promise<never>(() => {});
const requester = { ip_address: '192.0.2.1', beforeEncode: async () => {} };
const readWidth = async (picture: Buffer | null) => (await sharp(picture ?? undefined).metadata()).width;

test('a rendition that cannot be stored is served, and the error is reported', async () => {
  const errors: unknown[] = [];
  const diskFull = new Error('ENOSPC');
  const readRendition = createRenditionReader(createStorage({ write: () => Promise.reject(diskFull) }), (error) => errors.push(error));
  expect(await readWidth(await readRendition('toner.webp', 320, 'webp', requester))).toBe(320);
  expect(errors).toEqual([diskFull]);
});

test.each([
  ['reads', { read: (key: string) => (key.startsWith('slow') ? neverSettles : createStorage({}).read(key)) }],
  ['writes', { write: (key: string) => (key.includes('slow') ? neverSettles : Promise.resolve()) }],
])(
  'a picture that the storage %s endlessly does not delay other pictures',
  async (_, overrides) => {
    const readRendition = createRenditionReader(createStorage(overrides), () => expect.unreachable());
    for (const name of ['a', 'b', 'c']) void readRendition(`slow-${name}.webp`, 320, 'webp', requester);
    expect(await readWidth(await readRendition('toner.webp', 320, 'webp', requester))).toBe(320);
  },
  5_000,
);

test('a rendition is deleted again if its picture is erased while the rendition is made', async () => {
  const storedKeys = new Set(['toner.webp']);
  const storage = createStorage({
    async write(key) {
      storedKeys.add(key);
      storedKeys.delete('toner.webp');
    },
    async remove(key) {
      storedKeys.delete(key);
    },
    readSize: async (key) => (storedKeys.has(key) ? original.length : null),
  });
  expect(await readWidth(await createRenditionReader(storage, () => expect.unreachable())('toner.webp', 320, 'webp', requester))).toBe(320);
  expect([...storedKeys]).toEqual([]);
});

test('a visitor over the limit is refused, and the server still makes the rendition for another visitor who waits for it', async () => {
  const refusal = new TryLater(429, 5);
  const limitCheck = Promise.withResolvers<void>();
  const readRendition = createRenditionReader(createStorage({}), () => expect.unreachable());
  const refusedRead = readRendition('toner.webp', 320, 'webp', {
    ip_address: '192.0.2.9',
    beforeEncode: () => limitCheck.promise.then(() => Promise.reject(refusal)),
  });
  const pendingRead = readRendition('toner.webp', 320, 'webp', requester);
  limitCheck.resolve();
  await expect(refusedRead).rejects.toBe(refusal);
  expect(await readWidth(await pendingRead)).toBe(320);
});
