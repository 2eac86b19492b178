/** What the storage does slowly or refuses is no reason to leave a reader without the picture. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Storage } from '../../storage/storage.ts';
import { renditionReader } from './rendition.ts';

const master = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#CFE0D5' } })
  .webp()
  .toBuffer();

const storageWith = (own: Partial<Storage>): Storage => ({
  read: async (key) => (key.startsWith('renditions/') ? null : master),
  write: async () => {},
  remove: async () => {},
  size: async (key) => (key.startsWith('renditions/') ? null : master.length),
  ...own,
});

const never = new Promise<never>(() => {});
const widthOf = async (picture: Buffer | null) => (await sharp(picture ?? undefined).metadata()).width;

test('a size that cannot be kept is shown, and why it could not is told', async () => {
  const told: unknown[] = [];
  const full = new Error('ENOSPC');
  const read = renditionReader(storageWith({ write: () => Promise.reject(full) }), (error) => told.push(error));
  expect(await widthOf(await read('toner.webp', 320, 'webp'))).toBe(320);
  expect(told).toEqual([full]);
});

test.each([
  ['reads', { read: (key: string) => (key.startsWith('slow') ? never : storageWith({}).read(key)) }],
  ['writes', { write: (key: string) => (key.includes('slow') ? never : Promise.resolve()) }],
])(
  'pictures that the storage %s without an end hold up no other',
  async (_, own) => {
    const read = renditionReader(storageWith(own), () => expect.unreachable());
    for (const name of ['a', 'b', 'c']) void read(`slow-${name}.webp`, 320, 'webp');
    expect(await widthOf(await read('toner.webp', 320, 'webp'))).toBe(320);
  },
  5_000,
);

test('of a picture that is erased while a size of it is made, nothing stays', async () => {
  const kept = new Set(['toner.webp']);
  const storage = storageWith({
    async write(key) {
      kept.add(key);
      kept.delete('toner.webp');
    },
    async remove(key) {
      kept.delete(key);
    },
    size: async (key) => (kept.has(key) ? master.length : null),
  });
  expect(await widthOf(await renditionReader(storage, () => expect.unreachable())('toner.webp', 320, 'webp'))).toBe(320);
  expect([...kept]).toEqual([]);
});
