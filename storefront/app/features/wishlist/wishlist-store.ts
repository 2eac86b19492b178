/**
 * Keeps the wishlist of one customer the same on this device and the server. A change shows at once and waits in a queue for the
 * server. If it does not reach the server, the store undoes it on the screen and reports it: sent later, it could overrule a change made
 * on another device. Once the customer is no longer signed in, her store shows and stores nothing more.
 */
import type { Client, Refusal, Result } from '@uruhu/contract/client';
import type { List } from '@uruhu/contract/fields/list';
import type { WishlistEntry, WishlistEntryIds } from '@uruhu/contract/wishlist';
import { ChangeQueue } from '#app/features/pending-changes/change-queue.ts';
import { shareRequest } from '#app/lib/share-request.ts';
import type { LocalWishlist } from './local-wishlist.ts';

/** The result of a change; null if the shopper undid it or has signed out. `alreadyAdded`: another device had added the product. */
export type ChangeOutcome = 'added' | 'alreadyAdded' | 'removed' | Refusal | null;

export const isRefusal = (outcome: ChangeOutcome): outcome is Refusal => typeof outcome === 'object' && outcome !== null;

export type WishlistStoreOptions = {
  api: Pick<Client, 'wishlist' | 'wishlistIds' | 'addToWishlist' | 'removeFromWishlist'>;
  /** The session token of the customer who is signed in. */
  getToken: () => string | null;
  /** The storage that all tabs of this device share; `read` returns null if it is unavailable. */
  storage: { read: () => LocalWishlist | null; write: (wishlist: LocalWishlist) => void };
  show: (wishlist: LocalWishlist) => void;
};

/** How many times a list is read, if each one turns out to be older than the last change. */
const READS_MAX = 3;
/** How many times the id of an entry is looked up again, if the server does not find the entry. */
const LOOKUPS_MAX = 2;
/** Sent if the id of an entry is not known. The server does not find such an entry, so the store then looks up the id. */
const UNKNOWN_ID = 'unknown';
const EMPTY: LocalWishlist = new Map();

/** The server's list with the changes that it does not have yet. */
export function applyPending(stored: LocalWishlist, changes: ReadonlyMap<string, boolean>): LocalWishlist {
  const shown = new Map(stored);
  for (const [product_id, isSaved] of changes) {
    if (isSaved) shown.set(product_id, stored.get(product_id) ?? '');
    else shown.delete(product_id);
  }
  return shown;
}

const toLocalWishlist = (entries: readonly WishlistEntryIds[]): LocalWishlist =>
  new Map(entries.map(({ product_id, wishlist_id }) => [product_id, wishlist_id]));

/** Returns a function that returns the store of the customer who is signed in. Another customer gets a new store. */
export function createWishlistStores(options: WishlistStoreOptions): () => WishlistStore {
  let store = new WishlistStore(options);
  return () => {
    const token = options.getToken();
    if (store.ownerToken === token) return store;
    if (store.ownerToken && token) options.storage.write(EMPTY);
    store = new WishlistStore(options);
    return store;
  };
}

class WishlistStore {
  readonly ownerToken: string | null;
  readonly #options: WishlistStoreOptions;
  readonly #pending = new ChangeQueue<boolean>(() => this.#publish());
  #confirmed: LocalWishlist;
  /** Counts the confirmed changes of this and other tabs: a list that was requested before a change may lack that change. */
  #changeCount = 0;
  /** The number of the last request for a list, and of the last applied one: an older response is ignored. */
  #lastRequestNumber = 0;
  #lastAppliedNumber = 0;
  readonly #idsRequest = shareRequest(() => this.#read(this.#options.api.wishlistIds));
  readonly #listRequest = shareRequest(() => this.#read(this.#options.api.wishlist));

  constructor(options: WishlistStoreOptions) {
    this.#options = options;
    this.ownerToken = options.getToken();
    this.#confirmed = (this.ownerToken && options.storage.read()) || EMPTY;
  }

  /**
   * Adds or removes a product. The first press resolves with the outcome; presses while the change is sent replace it and resolve
   * with null.
   */
  async change(product_id: string, { isSaved }: { isSaved: boolean }): Promise<ChangeOutcome> {
    return this.#pending.add(product_id, isSaved) ? this.#sendPending(product_id, isSaved) : null;
  }

  /** Reads the ids of the products in the list, unless the whole list is being read already. */
  async refresh(): Promise<void> {
    if (this.ownerToken) await (this.#listRequest.getCurrent() ?? this.#idsRequest.send());
  }

  /** Reads the whole list with its products, and stores it. Calls at the same time share one request. */
  readList(): Promise<Result<List<WishlistEntry>>> {
    return this.#listRequest.send();
  }

  /** Reads a list and stores it. Reads it again if a change was confirmed meanwhile, since the list may lack that change. */
  async #read<Entry extends WishlistEntryIds>(send: () => Promise<Result<List<Entry>>>): Promise<Result<List<Entry>>> {
    for (let reads = 1; ; reads++) {
      const countBefore = this.#changeCount;
      this.#lastRequestNumber += 1;
      const requestNumber = this.#lastRequestNumber;
      const result = await send();
      if (!result.ok || !this.#isCurrent()) return result;
      if (countBefore === this.#changeCount) {
        if (requestNumber > this.#lastAppliedNumber) this.#store(toLocalWishlist(result.data.results));
        this.#lastAppliedNumber = Math.max(requestNumber, this.#lastAppliedNumber);
        return result;
      }
      if (reads === READS_MAX) return result;
    }
  }

  /** Takes over the list that another tab has stored. */
  adoptStoredList(): void {
    if (!this.ownerToken) return;
    this.#confirmed = this.#readStored();
    this.#changeCount += 1;
    this.#publish();
  }

  #isCurrent(): boolean {
    return this.ownerToken !== null && this.ownerToken === this.#options.getToken();
  }

  #publish(): void {
    if (this.#isCurrent()) this.#options.show(applyPending(this.#confirmed, this.#pending.latest));
  }

  /** The stored list, which another tab may have changed. */
  #readStored(): LocalWishlist {
    return this.#options.storage.read() ?? this.#confirmed;
  }

  #store(wishlist: LocalWishlist): void {
    this.#confirmed = wishlist;
    this.#options.storage.write(wishlist);
    this.#publish();
  }

  /** Sends changes until the server has the latest one. Returns the outcome of the last request. */
  async #sendPending(product_id: string, isSaved: boolean): Promise<ChangeOutcome> {
    let outcome: ChangeOutcome = isSaved ? 'alreadyAdded' : 'removed';
    await this.#pending.drain(product_id, async (change) => {
      // The server already has what the shopper wants.
      if (change === this.#confirmed.has(product_id)) return 'next';
      outcome = change ? await this.#add(product_id) : await this.#remove(product_id);
      if (!this.#isCurrent()) {
        // If the refusal itself ended the session, the shopper gets it.
        if (this.#options.getToken() !== null || !isRefusal(outcome)) outcome = null;
        return 'stop';
      }
      if (!isRefusal(outcome)) return 'next';
      if (this.#pending.latest.get(product_id) === change) return 'stop';
      // The shopper undid the change before the refusal arrived.
      outcome = null;
      return 'next';
    });
    return outcome;
  }

  async #add(product_id: string): Promise<ChangeOutcome> {
    const result = await this.#options.api.addToWishlist({ product_id });
    if (!result.ok && result.code !== 'already_in_wishlist') return result;
    if (!this.#isCurrent()) return null;
    const entry = result.ok ? result.data.data : (result.data as WishlistEntry | undefined);
    this.#changeCount += 1;
    this.#store(new Map([[product_id, entry?.wishlist_id ?? ''], ...this.#readStored()]));
    return result.ok ? 'added' : 'alreadyAdded';
  }

  async #remove(product_id: string): Promise<ChangeOutcome> {
    const { api } = this.#options;
    for (let lookups = 0; ; lookups++) {
      const wishlist = this.#readStored();
      if (!wishlist.has(product_id)) break;
      const result = await api.removeFromWishlist({ wishlist_id: wishlist.get(product_id) || UNKNOWN_ID });
      if (result.ok) break;
      if (result.code !== 'wishlist_entry_not_found' || lookups === LOOKUPS_MAX) return result;
      // Another device has removed the entry, and perhaps added the product again under another id.
      const list = await this.#read(api.wishlistIds);
      if (!list.ok) return list;
      if (!this.#isCurrent()) return null;
    }
    if (!this.#isCurrent()) return null;
    const remaining = new Map(this.#readStored());
    remaining.delete(product_id);
    this.#changeCount += 1;
    this.#store(remaining);
    return 'removed';
  }
}
