/** Cards are drawn once for each state, and a visitor gets hers whatever the storage does. */
import { expect, test } from 'vitest';
import { TryLater } from '../../lib/try-later.ts';
import type { Storage } from '../../storage/storage.ts';
import { createCardReader, type DrawnCard } from './card-reader.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

function createMemoryStorage(overrides: Partial<Storage> = {}) {
  const files = new Map<string, Buffer>();
  const storage: Storage = {
    read: async (key) => files.get(key) ?? null,
    write: async (key, body) => void files.set(key, body),
    remove: async (key) => void files.delete(key),
    readSize: async (key) => files.get(key)?.length ?? null,
    probe: async () => {},
    ...overrides,
  };
  return { files, storage };
}

/** `charged`, `drawn`: how often it was called. */
function createCounters(result: () => Promise<DrawnCard> = async () => ({ jpeg: JPEG, isComplete: true })) {
  const counters = { charged: 0, drawn: 0 };
  const draw = () => {
    counters.drawn += 1;
    return result();
  };
  const requester = {
    ip_address: '192.0.2.1',
    beforeDraw: async () => {
      counters.charged += 1;
    },
  };
  return { counters, draw, requester };
}

const FIRST_HASH = '0123456789abcdef';
const NEXT_HASH = 'fedcba9876543210';

test('a card is drawn and charged once, also by requests at the same time; a changed one replaces it', async () => {
  const { files, storage } = createMemoryStorage();
  const readCard = createCardReader(storage, () => expect.unreachable());
  const { counters, draw, requester } = createCounters();
  const request = { id: 'product toner', hash: FIRST_HASH, draw };
  const [first, second] = await Promise.all([readCard(request, requester), readCard(request, requester)]);
  expect(second?.jpeg.equals(first?.jpeg ?? Buffer.alloc(0))).toBe(true);
  expect(first?.jpeg.subarray(0, 4)).toEqual(Buffer.from([0xff, 0xd8, 0xff, 0xfe]));
  await readCard(request, requester);
  expect(counters).toEqual({ charged: 1, drawn: 1 });
  await readCard({ ...request, hash: NEXT_HASH }, requester);
  await readCard({ ...request, hash: NEXT_HASH }, requester);
  expect(counters).toEqual({ charged: 2, drawn: 2 });
  expect(files.size).toBe(1);
});

test('a card that lacks its picture is not kept', async () => {
  const { files, storage } = createMemoryStorage();
  const { draw, requester } = createCounters(async () => ({ jpeg: JPEG, isComplete: false }));
  const readCard = createCardReader(storage, () => expect.unreachable());
  expect((await readCard({ id: 'product toner', hash: FIRST_HASH, draw }, requester)).isComplete).toBe(false);
  expect(files.size).toBe(0);
});

test('a card that cannot be stored is served, and the error is reported', async () => {
  const errors: unknown[] = [];
  const diskFull = new Error('ENOSPC');
  const { storage } = createMemoryStorage({ write: () => Promise.reject(diskFull) });
  const { draw, requester } = createCounters();
  const card = await createCardReader(storage, (error) => errors.push(error))({ id: 'product toner', hash: FIRST_HASH, draw }, requester);
  expect(card.jpeg.length).toBeGreaterThan(JPEG.length);
  expect(errors).toEqual([diskFull]);
});

test('one address has at most twelve cards waiting while one is drawn', async () => {
  const { storage } = createMemoryStorage();
  const readCard = createCardReader(storage, () => expect.unreachable());
  const drawing = Promise.withResolvers<DrawnCard>();
  const { counters, draw, requester } = createCounters(() => drawing.promise);
  const reads = Array.from({ length: 14 }, (_, index) => readCard({ id: `product ${index}`, hash: FIRST_HASH, draw }, requester));
  await expect(Promise.any([reads[13]])).rejects.toMatchObject({ errors: [expect.any(TryLater)] });
  expect(counters.drawn).toBe(1);
  drawing.resolve({ jpeg: JPEG, isComplete: true });
  await Promise.all(reads.slice(0, 13));
  expect(counters.drawn).toBe(13);
});
