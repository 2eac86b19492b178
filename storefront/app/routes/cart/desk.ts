/**
 * The cart as one person works on it. A tap shows at once; the server is asked for one thing at a time and line, and
 * for the newest wish only, so that fast tapping ends at the right number. Money is never reckoned here: totals are the
 * server's, read again when the last change has settled.
 */
import type { Cart, CartItem } from '@uruhu/contract/cart';
import type { Client, Refusal, Result } from '@uruhu/contract/client';
import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { createStore, type Store } from '#app/lib/store.ts';

/** What a line is to become: a number of pieces, or gone. */
type Wish = number | 'gone';

/** `old`: not those of the lines yet; `failed`: they could not be read, or the server does not know of every change. */
export type Totals = 'current' | 'old' | 'failed';

export type LineView = {
  item: CartItem;
  /** The pieces to show: as wished, though the server may not know yet. */
  quantity: number;
  /** The server does not know of the quantity: the line total is not that of it. */
  busy: boolean;
  leaving: boolean;
  /** Taken out here, of which the server does not know yet. */
  removed: boolean;
  /** Why the last wish did not come true, and whether asking again can help. */
  problem: { message: string; retry: boolean } | null;
};

export type CartView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'loaded';
      lines: LineView[];
      cart: Cart;
      totals: Totals;
      /** A line was taken out on this page: where the cart is empty now, it was emptied by hand. */
      lessened: boolean;
      /** What another tab has taken out while it was counted here, in words. */
      gone: readonly string[];
    };

export type DeskApi = Pick<Client, 'updateCartItem' | 'removeCartItem' | 'addToCart'> & {
  /** Not `fresh`: an answer that is on its way already will do. */
  readCart: (fresh: boolean) => ReturnType<Client['cart']>;
};
type DeskParts = {
  words: {
    gone: (name: string) => string;
    dropped: () => string;
    /** Why a line is not taken out yet; null: no answer came. */
    notRemoved: (message: string | null) => string;
  };
  /** How long a line takes to leave; it goes when both that and the server are done. */
  fade_ms: number;
  /** A line is gone, as the server says it was. */
  onRemoved: (item: CartItem) => void;
};
type Problem = { message: string; wish: Wish; retry: boolean };

/** So many of a line can be had in one order. */
export const mostOf = ({ available }: Pick<CartItem, 'available'>): number =>
  Math.max(1, Math.min(available ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX));

/** The line of the same product, option and size: a cart has no two of them. */
const likeIn = ({ cart_items }: Cart, { product_id, option_id, size_id }: CartItem): CartItem | undefined =>
  cart_items.find((other) => other.product_id === product_id && other.option_id === option_id && other.size_id === size_id);

/** No answer, or none of the shop's own. */
export const canRetry = ({ status }: Refusal) => status === 0 || status >= 500;

export class Desk {
  readonly view: Store<CartView> = createStore<CartView>({ state: 'loading' });
  readonly #api: DeskApi;
  readonly #parts: DeskParts;
  readonly #wishes = new Map<string, Wish>();
  readonly #problems = new Map<string, Problem>();
  /** Lines whose removal was taken back. It may have arrived all the same, where no reading could tell: then they do not go unsaid. */
  readonly #kept = new Set<string>();
  #cart: Cart | null = null;
  #totals: Totals = 'current';
  #lessened = false;
  #gone: readonly string[] = [];
  #readings = 0;

  constructor(api: DeskApi, parts: DeskParts) {
    this.#api = api;
    this.#parts = parts;
  }

  async load(): Promise<void> {
    if (!this.#cart) this.view.set({ state: 'loading' });
    else if (this.#totals === 'failed') this.#totals = 'old';
    this.#show();
    await this.#read(false);
  }

  /** Reads again behind what is shown, unless something is under way. */
  async refresh(): Promise<void> {
    if (this.#cart && this.#wishes.size === 0) await this.#read(true);
  }

  /** Sends again what did not reach the server, and reads what could not be read; where nothing failed, only looks again. */
  async resume(): Promise<void> {
    const held = this.#held();
    for (const [id, { wish }] of held) this.#want(id, wish);
    if (held.length > 0) return;
    await (this.#totals === 'failed' || !this.#cart ? this.load() : this.refresh());
  }

  setQuantity(cart_item_id: string, quantity: number): void {
    this.#want(cart_item_id, quantity);
  }

  /** So many more, or fewer, than is wished now: taps that come faster than the page is drawn all count. */
  step(cart_item_id: string, by: number): void {
    const item = this.#item(cart_item_id);
    if (item) this.setQuantity(cart_item_id, Math.max(1, Math.min(this.#lineView(item).quantity + by, mostOf(item))));
  }

  remove(cart_item_id: string): void {
    this.#want(cart_item_id, 'gone');
  }

  /** Sends again what a dropped connection has kept from the server. */
  retry(cart_item_id: string): void {
    const problem = this.#problems.get(cart_item_id);
    if (problem) this.#want(cart_item_id, problem.wish);
  }

  /** Takes back a removal that has not reached the server. What the shop says where it had, and the line cannot be had again. */
  async keep(cart_item_id: string): Promise<Refusal | null> {
    const item = this.#item(cart_item_id);
    this.#problems.delete(cart_item_id);
    await this.load();
    if (item && !this.#item(cart_item_id)) return this.restore(item);
    this.#kept.add(cart_item_id);
    return null;
  }

  /** Puts back what was taken out: as many, of the same kind. Null, or why not. `again`: an earlier try may have arrived. */
  async restore(item: CartItem, again = false): Promise<Refusal | null> {
    const { product_id, quantity, option_id, size_id } = item;
    if (again) {
      const now = await this.#read(true);
      // Nobody knows whether it has arrived: sent anew, it would be there twice.
      if (!now.ok) return now;
      if (likeIn(now.data, item)) return null;
    }
    if (this.#like(item)) return null;
    this.#totals = 'old';
    this.#show();
    const answer = await this.#api.addToCart({ product_id, quantity, option_id: option_id ?? undefined, size_id: size_id ?? undefined });
    await this.load();
    return answer.ok || this.#like(item) ? null : answer;
  }

  #want(id: string, wish: Wish): void {
    const underWay = this.#wishes.has(id);
    // What leaves cannot be counted any more.
    if (this.#wishes.get(id) === 'gone') return;
    this.#wishes.set(id, wish);
    this.#problems.delete(id);
    this.#totals = 'old';
    this.#show();
    if (!underWay) this.#settle(id);
  }

  /** Asks until the server has what is wished now, then reads the totals once the last line is settled. */
  async #settle(id: string): Promise<void> {
    let sent: Wish | undefined;
    for (let wish = this.#wishes.get(id); wish !== undefined && wish !== sent; wish = this.#wishes.get(id)) {
      const refusal = wish === 'gone' ? await this.#sendRemoval(id) : await this.#sendQuantity(id, wish);
      sent = wish;
      // What is refused may not be wished any more.
      if (refusal && (canRetry(refusal) || this.#wishes.get(id) === sent)) {
        this.#refuse(id, refusal);
        break;
      }
    }
    this.#wishes.delete(id);
    this.#show();
    if (this.#wishes.size === 0) await this.#read(false);
  }

  #item(id: string): CartItem | undefined {
    return this.#cart?.cart_items.find(({ cart_item_id }) => cart_item_id === id);
  }

  #like(item: CartItem): CartItem | undefined {
    return this.#cart ? likeIn(this.#cart, item) : undefined;
  }

  async #sendQuantity(id: string, quantity: number): Promise<Refusal | null> {
    const answer = await this.#api.updateCartItem({ cart_item_id: id, quantity });
    if (!answer.ok) return answer;
    this.#keepItems((item) => (item.cart_item_id === id ? answer.data.data : item));
    return null;
  }

  async #sendRemoval(id: string): Promise<Refusal | null> {
    const faded = new Promise((done) => setTimeout(done, this.#parts.fade_ms));
    const answer = await this.#api.removeCartItem({ cart_item_id: id });
    // Taken out in another tab: that is what was wished.
    if (!answer.ok && answer.status !== 404) return answer;
    await faded;
    this.#lessened = true;
    this.#keepItems((item) => (item.cart_item_id === id ? null : item));
    if (answer.ok) this.#parts.onRemoved(answer.data.data);
    return null;
  }

  /** The newest wish is the one to try again: what was sent may be an older one. */
  #refuse(id: string, refusal: Refusal): void {
    const wish = this.#wishes.get(id);
    const name = this.#item(id)?.product.name;
    if (wish === undefined || !name) return;
    const { words } = this.#parts;
    if (refusal.status === 404) this.#gone = [...this.#gone, words.gone(name)];
    else this.#problems.set(id, { wish, message: this.#why(wish, refusal), retry: canRetry(refusal) });
  }

  #why(wish: Wish, { status, message }: Refusal): string {
    const { dropped, notRemoved } = this.#parts.words;
    if (wish === 'gone') return notRemoved(status === 0 ? null : message);
    return status === 0 ? dropped() : message;
  }

  /** What did not reach the server, though it may the next time. */
  #held(): [string, Problem][] {
    const there = new Set(this.#cart?.cart_items.map(({ cart_item_id }) => cart_item_id));
    return [...this.#problems].filter(([id, { retry }]) => retry && there.has(id));
  }

  /** What the shop has answered, also where it is not shown. */
  async #read(quietly: boolean): Promise<Result<Cart>> {
    this.#readings += 1;
    const mine = this.#readings;
    const answer = await this.#api.readCart(this.#cart !== null);
    // A change has begun since: it ends with a reading of its own.
    if (mine === this.#readings && this.#wishes.size === 0) this.#take(answer, quietly);
    return answer;
  }

  #take(answer: Result<Cart>, quietly: boolean): void {
    if (!answer.ok && quietly) return;
    if (!answer.ok && !this.#cart) {
      this.view.set({ state: 'failed', message: answer.message });
      return;
    }
    if (answer.ok) {
      const lost = this.#cart?.cart_items.filter((item) => this.#kept.has(item.cart_item_id) && !likeIn(answer.data, item)) ?? [];
      this.#gone = [...this.#gone, ...lost.map(({ product }) => this.#parts.words.gone(product.name))];
      this.#cart = answer.data;
    }
    this.#totals = answer.ok ? 'current' : 'failed';
    this.#show();
  }

  #keepItems(change: (item: CartItem) => CartItem | null): void {
    if (!this.#cart) return;
    this.#cart = { ...this.#cart, cart_items: this.#cart.cart_items.flatMap((item) => change(item) ?? []) };
  }

  #show(): void {
    const cart = this.#cart;
    if (!cart) return;
    const lines = cart.cart_items.map((item) => this.#lineView(item));
    const totals = this.#totals === 'current' && this.#held().length > 0 ? 'failed' : this.#totals;
    this.view.set({ state: 'loaded', cart, lines, totals, lessened: this.#lessened, gone: this.#gone });
  }

  #lineView(item: CartItem): LineView {
    const wish = this.#wishes.get(item.cart_item_id);
    const problem = this.#problems.get(item.cart_item_id);
    // What waits for the connection stays wished.
    const wished = wish ?? (problem?.retry ? problem.wish : undefined);
    return {
      item,
      quantity: typeof wished === 'number' ? wished : item.quantity,
      busy: wished !== undefined,
      leaving: wish === 'gone',
      removed: wish === undefined && wished === 'gone',
      problem: problem ? { message: problem.message, retry: problem.retry } : null,
    };
  }
}
