/**
 * The wishlist between this device and the server. A press shows at once; the server is asked for one thing at a time and
 * product, and for the newest wish only, so that fast pressing ends at what is shown. A press that the server never took is
 * undone and told: kept for later, it could overrule what was done on another device meanwhile.
 */
import type { Client, Refusal, Result } from '@uruhu/contract/client';
import type { List } from '@uruhu/contract/list';
import type { WishlistEntry, WishlistMark } from '@uruhu/contract/wishlist';
import type { Mirror } from './hearts.ts';
import { shared } from './shared.ts';

/** How a wish ended: null where it was taken back, or is nobody's any more. `there`: it had been in the list before. */
export type Settled = 'added' | 'there' | 'removed' | Refusal | null;

export const isRefusal = (settled: Settled): settled is Refusal => typeof settled === 'object' && settled !== null;

export type DeskParts = {
  api: Pick<Client, 'wishlist' | 'wishlistMarks' | 'addToWishlist' | 'removeFromWishlist'>;
  /** Whose wishlist it is. */
  token: () => string | null;
  /** What this device keeps for all its tabs; `read` gives null where it cannot. */
  kept: { read: () => Mirror | null; write: (mirror: Mirror) => void };
  show: (mirror: Mirror) => void;
};

/** A list that is older than what has been settled since is asked for again, so many times. */
const READS_MAX = 3;
/** An entry that is told to be there and cannot be removed is looked up again, so many times. */
const LOOKUPS_MAX = 2;
/** Stands for an id that storage has lost: the server does not find it, and the list is looked up. */
const UNKNOWN = 'unknown';
const NONE: Mirror = new Map();

/** The server's list under what has been pressed since. */
export function overlay(known: Mirror, wishes: ReadonlyMap<string, boolean>): Mirror {
  const shown = new Map(known);
  for (const [product_id, on] of wishes) {
    if (on) shown.set(product_id, known.get(product_id) ?? '');
    else shown.delete(product_id);
  }
  return shown;
}

const toMirror = (entries: readonly WishlistMark[]): Mirror =>
  new Map(entries.map(({ product_id, wishlist_id }) => [product_id, wishlist_id]));

export class WishlistDesk {
  readonly #parts: DeskParts;
  readonly #wishes = new Map<string, boolean>();
  #owner: string | null;
  #known: Mirror;
  /** What has been settled, here or in another tab: a list that was asked for before may not know of it. */
  #changes = 0;
  /** Lists are numbered as they are asked for; one that is overtaken is not kept. */
  #lastAsked = 0;
  #lastKept = 0;
  readonly #marks = shared(() => this.#read(this.#parts.api.wishlistMarks));
  readonly #list = shared(() => this.#read(this.#parts.api.wishlist));

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#owner = parts.token();
    this.#known = (this.#owner && parts.kept.read()) || NONE;
  }

  /** What is wished now. Whoever wished first for this product is told how it ended; a later press only changes its end. */
  async want(product_id: string, on: boolean): Promise<Settled> {
    const owner = this.#adopt();
    const underWay = this.#wishes.has(product_id);
    this.#wishes.set(product_id, on);
    this.#paint();
    return underWay ? null : this.#settle(product_id, owner);
  }

  /** Learns which hearts are lit; a whole list that is on its way will do. */
  async refresh(): Promise<void> {
    if (this.#adopt()) await (this.#list.underWay() ?? this.#marks.ask());
  }

  /** The whole list with its products; the hearts follow it. Who asks while it is on its way shares it. */
  readList(): Promise<Result<List<WishlistEntry>>> {
    this.#adopt();
    return this.#list.ask();
  }

  /** Reads a list, and keeps it unless something was settled in the meantime that it may not know of. */
  async #read<Entry extends WishlistMark>(ask: () => Promise<Result<List<Entry>>>): Promise<Result<List<Entry>>> {
    const owner = this.#adopt();
    for (let reads = 1; ; reads++) {
      const before = this.#changes;
      this.#lastAsked += 1;
      const mine = this.#lastAsked;
      const answer = await ask();
      if (!answer.ok || !this.#belongsTo(owner)) return answer;
      if (before === this.#changes) {
        if (mine > this.#lastKept) this.#keep(toMirror(answer.data.results));
        this.#lastKept = Math.max(mine, this.#lastKept);
        return answer;
      }
      if (reads === READS_MAX) return answer;
    }
  }

  /** Another tab has kept something. */
  follow(): void {
    if (!this.#adopt()) return;
    this.#known = this.#latest();
    this.#changes += 1;
    this.#paint();
  }

  /** Nothing of the person before is left to the one who is signed in now. */
  #adopt(): string | null {
    const now = this.#parts.token();
    if (now === this.#owner) return now;
    if (this.#owner && now) this.#parts.kept.write(NONE);
    this.#owner = now;
    this.#known = NONE;
    this.#marks.forget();
    this.#list.forget();
    this.#wishes.clear();
    return now;
  }

  #belongsTo(owner: string | null): boolean {
    return owner !== null && owner === this.#owner && owner === this.#parts.token();
  }

  #paint(): void {
    this.#parts.show(overlay(this.#known, this.#wishes));
  }

  /** With what another tab may have kept meanwhile. */
  #latest(): Mirror {
    return this.#parts.kept.read() ?? this.#known;
  }

  #keep(mirror: Mirror): void {
    this.#known = mirror;
    this.#parts.kept.write(mirror);
    this.#paint();
  }

  /** Asks until the server has what is wished now. */
  async #settle(product_id: string, owner: string | null): Promise<Settled> {
    const wish = () => this.#wishes.get(product_id);
    let settled: Settled = wish() ? 'there' : 'removed';
    for (let on = wish(); on !== undefined && on !== this.#known.has(product_id); on = wish()) {
      settled = on ? await this.#add(product_id, owner) : await this.#remove(product_id, owner);
      // The session turned out to be over: whoever pressed should know.
      if (!this.#belongsTo(owner)) return this.#parts.token() === null && isRefusal(settled) ? settled : null;
      if (!isRefusal(settled)) continue;
      if (wish() === on) break;
      // Taken back before it was refused: nothing happened.
      settled = null;
    }
    this.#wishes.delete(product_id);
    this.#paint();
    return settled;
  }

  async #add(product_id: string, owner: string | null): Promise<Settled> {
    const answer = await this.#parts.api.addToWishlist({ product_id });
    if (!answer.ok && answer.status !== 409) return answer;
    if (!this.#belongsTo(owner)) return null;
    const entry = answer.ok ? answer.data.data : (answer.data as WishlistEntry | undefined);
    this.#changes += 1;
    this.#keep(new Map([[product_id, entry?.wishlist_id ?? ''], ...this.#latest()]));
    return answer.ok ? 'added' : 'there';
  }

  async #remove(product_id: string, owner: string | null): Promise<Settled> {
    const { api } = this.#parts;
    for (let lookups = 0; ; lookups++) {
      const mirror = this.#latest();
      if (!mirror.has(product_id)) break;
      const answer = await api.removeFromWishlist({ wishlist_id: mirror.get(product_id) || UNKNOWN });
      if (answer.ok) break;
      if (answer.status !== 404 || lookups === LOOKUPS_MAX) return answer;
      // Removed on another device, and perhaps added anew since: what is there now has another id.
      const list = await this.#read(api.wishlistMarks);
      if (!list.ok) return list;
      if (!this.#belongsTo(owner)) return null;
    }
    if (!this.#belongsTo(owner)) return null;
    const left = new Map(this.#latest());
    left.delete(product_id);
    this.#changes += 1;
    this.#keep(left);
    return 'removed';
  }
}
