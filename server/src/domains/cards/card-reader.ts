/**
 * Keeps drawn cards in the storage, one file for each product. The hash of what a card shows is in the comment of its JPEG, so that a changed
 * product overwrites its old card instead of leaving it behind.
 */
import { createQueueLimiter } from '../../lib/limits/queue-limiter.ts';
import { shareWork } from '../../lib/shared-work.ts';
import type { Storage } from '../../storage/storage.ts';
import { buildCardKey } from '../../storage/stored-types.ts';

/** Drawing takes 0.15 s, so a visitor behind sixty others waits nine seconds. */
const DRAW_QUEUE = { running: 1, waiting: 60, waitingPerCaller: 12 };

/** `isComplete`: false if a part was missing that may come later, so that the card is not kept. */
export type DrawnCard = { jpeg: Buffer; isComplete: boolean };
/** `id`: of the product or page. `hash`: of what the card shows. */
type CardRequest = { id: string; hash: string; draw: () => Promise<DrawnCard> };
/** `beforeDraw`: called before a card is drawn; throws to refuse it. */
type Requester = { ip_address: string; beforeDraw: () => Promise<void> };
export type CardReader = (card: CardRequest, requester: Requester) => Promise<DrawnCard>;

const START_OF_JPEG = Buffer.from([0xff, 0xd8]);

/** The start of a JPEG whose comment is the hash. */
function buildStart(hash: string): Buffer {
  const comment = Buffer.from(`card ${hash}`);
  return Buffer.concat([START_OF_JPEG, Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
}

/**
 * Creates a function that returns a card. Concurrent requests for one card draw it once. Throws TryLater if too many requests wait.
 * `onStoreFailed`: called if a card could not be kept; the visitor still gets it, and the next request draws it again.
 */
export function createCardReader(storage: Storage, onStoreFailed: (error: unknown) => void): CardReader {
  const runInQueue = createQueueLimiter(DRAW_QUEUE);
  const pendingCards = new Map<string, Promise<DrawnCard>>();

  async function readOrDraw({ id, hash, draw }: CardRequest, { ip_address, beforeDraw }: Requester): Promise<DrawnCard> {
    const [key, start] = [buildCardKey(id), buildStart(hash)];
    const kept = await storage.read(key);
    if (kept?.subarray(0, start.length).equals(start)) return { jpeg: kept, isComplete: true };
    await beforeDraw();
    const { jpeg, isComplete } = await runInQueue(ip_address, draw);
    const card = Buffer.concat([start, jpeg.subarray(START_OF_JPEG.length)]);
    if (isComplete) await storage.write(key, card, 'image/jpeg').catch(onStoreFailed);
    return { jpeg: card, isComplete };
  }

  return (card, requester) =>
    // Shares a card that another request is drawing. Draws its own if there is none, or if the other request was over its limit.
    shareWork(
      () => readOrDraw(card, requester),
      (startWork) => {
        const pendingKey = `${card.id}\n${card.hash}`;
        const pendingCard = pendingCards.get(pendingKey) ?? startWork().finally(() => pendingCards.delete(pendingKey));
        pendingCards.set(pendingKey, pendingCard);
        return pendingCard;
      },
    );
}
