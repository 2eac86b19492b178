/**
 * The cart as one person works on it. A tap shows at once; the server is asked for one thing at a time and line, and
 * for the newest wish only, so that fast tapping ends at the right number. Money is never reckoned here: totals are the
 * server's, read again when the last change has settled.
 */
import type { Cart, CartItem } from '@uruhu/contract/cart';
import type { Client, Refusal } from '@uruhu/contract/client';
import { createStore, type Store } from '#app/lib/store.ts';

/** What a line is to become: a number of pieces, or gone. */
type Wish = number | 'gone';

export type LineView = {
  item: CartItem;
  /** The pieces to show: as wished, though the server may not know yet. */
  quantity: number;
  /** The server has not answered yet: its line total is not that of the quantity. */
  busy: boolean;
  leaving: boolean;
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
      /** `old`: not those of the lines yet; `failed`: and they could not be read. */
      totals: 'current' | 'old' | 'failed';
      /** What just happened, for those who listen. */
      said: string;
    };

export type DeskApi = Pick<Client, 'updateCartItem' | 'removeCartItem'> & {
  /** Not `fresh`: an answer that is on its way already will do. */
  readCart: (fresh: boolean) => ReturnType<Client['cart']>;
};
export type Words = { removed: (name: string) => string; dropped: string };
type Problem = { message: string; wish: Wish; retry: boolean };

export class Desk {
  readonly view: Store<CartView> = createStore<CartView>({ state: 'loading' });
  readonly #api: DeskApi;
  readonly #words: Words;
  readonly #fade_ms: number;
  readonly #wishes = new Map<string, Wish>();
  readonly #problems = new Map<string, Problem>();
  #cart: Cart | null = null;
  #totals: 'current' | 'old' | 'failed' = 'current';
  #said = '';
  #readings = 0;

  /** `fade_ms`: how long a line takes to leave; it goes when both that and the server are done. */
  constructor(api: DeskApi, words: Words, fade_ms: number) {
    this.#api = api;
    this.#words = words;
    this.#fade_ms = fade_ms;
  }

  load(): Promise<void> {
    if (!this.#cart) this.view.set({ state: 'loading' });
    else if (this.#totals === 'failed') this.#totals = 'old';
    this.#show();
    return this.#read(false);
  }

  /** Reads again behind what is shown, unless something is under way. */
  async refresh(): Promise<void> {
    if (this.#cart && this.#wishes.size === 0) await this.#read(true);
  }

  setQuantity(cart_item_id: string, quantity: number): void {
    this.#want(cart_item_id, quantity);
  }

  remove(cart_item_id: string): void {
    this.#want(cart_item_id, 'gone');
  }

  /** Sends again what a dropped connection has kept from the server. */
  retry(cart_item_id: string): void {
    const problem = this.#problems.get(cart_item_id);
    if (problem) this.#want(cart_item_id, problem.wish);
  }

  #want(id: string, wish: Wish): void {
    const underWay = this.#wishes.has(id);
    // What leaves cannot be counted any more.
    if (this.#wishes.get(id) === 'gone') return;
    this.#wishes.set(id, wish);
    this.#problems.delete(id);
    this.#totals = 'old';
    this.#said = '';
    this.#show();
    if (!underWay) this.#settle(id);
  }

  /** Asks until the server has what is wished now, then reads the totals once the last line is settled. */
  async #settle(id: string): Promise<void> {
    let sent: Wish | undefined;
    for (let wish = this.#wishes.get(id); wish !== undefined && wish !== sent; wish = this.#wishes.get(id)) {
      const refusal = wish === 'gone' ? await this.#sendRemoval(id) : await this.#sendQuantity(id, wish);
      sent = wish;
      if (refusal) {
        this.#refuse(id, refusal);
        break;
      }
    }
    this.#wishes.delete(id);
    this.#show();
    if (this.#wishes.size === 0) await this.#read(false);
  }

  async #sendQuantity(id: string, quantity: number): Promise<Refusal | null> {
    const answer = await this.#api.updateCartItem({ cart_item_id: id, quantity });
    if (!answer.ok) return answer;
    this.#keepItems((item) => (item.cart_item_id === id ? answer.data.data : item));
    return null;
  }

  async #sendRemoval(id: string): Promise<Refusal | null> {
    const faded = new Promise((done) => setTimeout(done, this.#fade_ms));
    const answer = await this.#api.removeCartItem({ cart_item_id: id });
    // Taken out in another tab: that is what was wished.
    if (!answer.ok && answer.status !== 404) return answer;
    await faded;
    const name = this.#cart?.cart_items.find((item) => item.cart_item_id === id)?.product.name;
    this.#keepItems((item) => (item.cart_item_id === id ? null : item));
    if (name) this.#said = this.#words.removed(name);
    return null;
  }

  /** The newest wish is the one to try again: what was sent may be an older one. */
  #refuse(id: string, { status, message }: Refusal): void {
    const wish = this.#wishes.get(id);
    if (wish === undefined) return;
    this.#problems.set(id, { wish, message: status === 0 ? this.#words.dropped : message, retry: status === 0 || status >= 500 });
  }

  async #read(quietly: boolean): Promise<void> {
    this.#readings += 1;
    const mine = this.#readings;
    const answer = await this.#api.readCart(this.#cart !== null);
    // A change has begun since: it ends with a reading of its own.
    if (mine !== this.#readings || this.#wishes.size > 0) return;
    if (answer.ok) {
      this.#cart = answer.data;
      this.#totals = 'current';
    } else if (quietly) {
      return;
    } else if (!this.#cart) {
      return this.view.set({ state: 'failed', message: answer.message });
    } else {
      this.#totals = 'failed';
    }
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
    this.view.set({ state: 'loaded', cart, lines, totals: this.#totals, said: this.#said });
  }

  #lineView(item: CartItem): LineView {
    const wish = this.#wishes.get(item.cart_item_id);
    const problem = this.#problems.get(item.cart_item_id);
    return {
      item,
      quantity: typeof wish === 'number' ? wish : item.quantity,
      busy: wish !== undefined,
      leaving: wish === 'gone',
      problem: problem ? { message: problem.message, retry: problem.retry } : null,
    };
  }
}
