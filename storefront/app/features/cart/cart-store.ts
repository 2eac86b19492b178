/**
 * The cart of one customer while she changes it. A tap shows at once and waits in a queue for the server. The server computes the
 * totals: it responds to a change with the whole cart. Of changes that overlap, no response is sure to have the newest cart, so the store
 * reads it once the last of them has reached the server.
 */
import type { Cart, CartItem } from '@uruhu/contract/cart';
import { type Client, type ClientCode, isInconclusive, type Refusal, type Result } from '@uruhu/contract/client';
import { createLatestCallTracker } from '#app/api/latest-call-tracker.ts';
import { ChangeQueue } from '#app/features/pending-changes/change-queue.ts';
import { createStore, type Store } from '#app/lib/store.ts';
import {
  type CartView,
  type FailedChange,
  findSameLine,
  getMaxQuantity,
  type LineView,
  type PendingChange,
  type TotalsState,
  toLineView,
} from './cart-view.ts';

export type CartApi = Pick<Client, 'updateCartItem' | 'removeCartItem' | 'addToCart'> & {
  /** Unless `fresh`, a read that is already under way may be shared. */
  readCart: (fresh: boolean) => ReturnType<Client['cart']>;
};
type CartStoreOptions = {
  messages: {
    lineGone: (name: string) => string;
    connectionDropped: () => string;
    /** Why a removal has not happened yet; null: the server did not respond. */
    notRemoved: (message: string | null) => string;
  };
  /** How long a removed line fades. It disappears when the fade is over and the server has confirmed. */
  fade_ms: number;
  /** Called with the line as it was, once the server has removed it. */
  onRemoved: (item: CartItem) => void;
  /** Called with the newest cart when the server has responded to all changes. */
  onSettled: (cart: Cart) => void;
};

/** The codes of a refusal for a line that is no longer in the cart, or whose product, option or size is no longer in the shop. */
const GONE_CODES: readonly ClientCode[] = ['cart_item_not_found', 'product_not_found', 'option_not_found', 'size_not_found'];

export class CartStore {
  readonly view: Store<CartView> = createStore<CartView>({ state: 'loading' });
  readonly #api: CartApi;
  readonly #options: CartStoreOptions;
  readonly #pending = new ChangeQueue<PendingChange>(() => this.#publish());
  readonly #failures = new Map<string, FailedChange>();
  /**
   * Lines whose removal the shopper took back. If the removal reached the server nevertheless, she gets a message that the line is gone.
   */
  readonly #keptLineIds = new Set<string>();
  #cart: Cart | null = null;
  #totals: TotalsState = 'current';
  #lineRemoved = false;
  #goneMessages: readonly string[] = [];
  readonly #startReadCall = createLatestCallTracker();
  readonly #changeCalls = { begun: 0, underWay: 0 };
  /** The cart in the last response to a change; null if it is not sure to be the newest. */
  #respondedCart: Cart | null = null;

  constructor(api: CartApi, options: CartStoreOptions) {
    this.#api = api;
    this.#options = options;
  }

  async load(): Promise<void> {
    if (!this.#cart) this.view.set({ state: 'loading' });
    else if (this.#totals === 'failed') this.#totals = 'old';
    this.#publish();
    await this.#read();
  }

  /** Reads the cart in the background, unless a change is under way. */
  async refresh(): Promise<void> {
    if (this.#cart && this.#pending.latest.size === 0) await this.#read({ quietly: true });
  }

  /**
   * Sends again the changes that did not reach the server, and loads the cart if that failed. If nothing failed, reads it in the
   * background.
   */
  async resume(): Promise<void> {
    const unsentChanges = this.#listUnsentChanges();
    for (const [id, { change }] of unsentChanges) this.#queueChange(id, change);
    if (unsentChanges.length > 0) return;
    await (this.#totals === 'failed' || !this.#cart ? this.load() : this.refresh());
  }

  setQuantity(cart_item_id: string, quantity: number): void {
    this.#queueChange(cart_item_id, quantity);
  }

  /** Changes the quantity that the shopper wants now, rather than the rendered one, so that taps between two renders all count. */
  step(cart_item_id: string, difference: number): void {
    const item = this.#findItem(cart_item_id);
    if (!item) return;
    const wantedQuantity = this.#getLineView(item).quantity + difference;
    this.setQuantity(cart_item_id, Math.max(1, Math.min(wantedQuantity, getMaxQuantity(item))));
  }

  remove(cart_item_id: string): void {
    this.#queueChange(cart_item_id, 'removal');
  }

  /** Sends again a change that failed. */
  retry(cart_item_id: string): void {
    const problem = this.#failures.get(cart_item_id);
    if (problem) this.#queueChange(cart_item_id, problem.change);
  }

  /**
   * Takes back a removal that got no response. If the removal had reached the server nevertheless, adds the line again; returns the
   * refusal if that fails.
   */
  async keepLine(cart_item_id: string): Promise<Refusal | null> {
    const item = this.#findItem(cart_item_id);
    this.#failures.delete(cart_item_id);
    await this.load();
    if (item && !this.#findItem(cart_item_id)) return this.restore(item);
    this.#keptLineIds.add(cart_item_id);
    return null;
  }

  /** Adds a removed line again. Returns null, or the refusal. `isRetry`: an earlier try may have reached the server. */
  async restore(item: CartItem, { isRetry = false } = {}): Promise<Refusal | null> {
    const { product_id, quantity, option_id, size_id } = item;
    if (isRetry) {
      const current = await this.#read({ quietly: true });
      // The earlier try may have added the line: a second one would double its quantity.
      if (!current.ok) return current;
      if (findSameLine(current.data, item)) return null;
    }
    if (findSameLine(this.#cart, item)) return null;
    this.#totals = 'old';
    this.#publish();
    const added = { product_id, quantity, option_id: option_id ?? undefined, size_id: size_id ?? undefined };
    const result = await this.#send(this.#api.addToCart(added));
    if (result.ok) await this.#settle();
    else await this.load();
    return result.ok || findSameLine(this.#cart, item) ? null : result;
  }

  #queueChange(id: string, change: PendingChange): void {
    // The line is being removed: its quantity no longer matters.
    if (this.#pending.latest.get(id) === 'removal') return;
    const failure = this.#failures.get(id);
    // Keeps the failure while the removal is sent again: a line with a failed removal is hidden. Otherwise it would appear and fade again.
    const isSameRemoval = change === 'removal' && failure?.change === 'removal' && failure.canRetry;
    if (!isSameRemoval) this.#failures.delete(id);
    this.#totals = 'old';
    if (this.#pending.add(id, change)) this.#sendPending(id);
  }

  /** Sends changes of a line until the server has the latest. */
  async #sendPending(id: string): Promise<void> {
    await this.#pending.drain(id, async (change) => {
      const refusal = change === 'removal' ? await this.#sendRemoval(id) : await this.#sendQuantity(id, change);
      // A refused change does not matter if the shopper has changed the line since.
      if (!refusal || (!isInconclusive(refusal) && this.#pending.latest.get(id) !== change)) return 'next';
      this.#recordFailure(id, refusal);
      return 'stop';
    });
    await this.#settle();
  }

  /** Waits for the response to a change, and keeps its cart if no other change was under way at the same time. */
  async #send<Data extends { cart: Cart }>(response: Promise<Result<Data>>): Promise<Result<Data>> {
    const calls = this.#changeCalls;
    calls.begun += 1;
    calls.underWay += 1;
    const { begun, underWay } = calls;
    const result = await response;
    calls.underWay -= 1;
    const wasAlone = underWay === 1 && begun === calls.begun;
    this.#respondedCart = result.ok && wasAlone ? result.data.cart : null;
    return result;
  }

  /** Shows the newest cart once no change is under way. */
  async #settle(): Promise<void> {
    if (this.#pending.latest.size > 0 || this.#changeCalls.underWay > 0) return;
    if (!this.#respondedCart) return void (await this.#read());
    // Outdates the reads that began before.
    this.#startReadCall();
    this.#applyCart(this.#respondedCart);
    this.#options.onSettled(this.#respondedCart);
  }

  #findItem(id: string): CartItem | undefined {
    return this.#cart?.cart_items.find(({ cart_item_id }) => cart_item_id === id);
  }

  async #sendQuantity(id: string, quantity: number): Promise<Refusal | null> {
    const result = await this.#send(this.#api.updateCartItem({ cart_item_id: id, quantity }));
    if (!result.ok) return result;
    this.#replaceItem(id, result.data.data);
    return null;
  }

  async #sendRemoval(id: string): Promise<Refusal | null> {
    const faded = new Promise((done) => setTimeout(done, this.#options.fade_ms));
    const result = await this.#send(this.#api.removeCartItem({ cart_item_id: id }));
    // If another tab has removed the line, the removal counts as done.
    if (!result.ok && result.code !== 'cart_item_not_found') return result;
    await faded;
    this.#failures.delete(id);
    this.#lineRemoved = true;
    this.#replaceItem(id, null);
    if (result.ok) this.#options.onRemoved(result.data.data);
    return null;
  }

  /** Makes the newest change the one to retry, because the failed change may be older. */
  #recordFailure(id: string, refusal: Refusal): void {
    const change = this.#pending.latest.get(id);
    const item = this.#findItem(id);
    if (change === undefined || !item) return;
    if (GONE_CODES.includes(refusal.code)) this.#reportGone(item);
    else this.#failures.set(id, { change, message: this.#describeFailure(change, refusal), canRetry: isInconclusive(refusal) });
  }

  #reportGone({ product }: CartItem): void {
    this.#goneMessages = [...this.#goneMessages, this.#options.messages.lineGone(product.name)];
  }

  #describeFailure(change: PendingChange, { code, message }: Refusal): string {
    const { connectionDropped, notRemoved } = this.#options.messages;
    const isOffline = code === 'network_error';
    if (change === 'removal') return notRemoved(isOffline ? null : message);
    return isOffline ? connectionDropped() : message;
  }

  /** Changes that did not reach the server and may be sent again. */
  #listUnsentChanges(): [string, FailedChange][] {
    const presentIds = new Set(this.#cart?.cart_items.map(({ cart_item_id }) => cart_item_id));
    return [...this.#failures].filter(([id, { canRetry }]) => canRetry && presentIds.has(id));
  }

  /**
   * Reads the cart and returns the result. Shows it too, unless a newer read or a change has begun meanwhile. `quietly`: a failure is not
   * shown.
   */
  async #read({ quietly = false } = {}): Promise<Result<Cart>> {
    const isLatest = this.#startReadCall();
    // Only the first read may share a request: a later one must include the changes that were just sent.
    const result = await this.#api.readCart(this.#cart !== null);
    // A change that has begun since ends with a newer cart.
    if (isLatest() && this.#pending.latest.size === 0) this.#applyReadResult(result, quietly);
    return result;
  }

  #applyReadResult(result: Result<Cart>, quietly: boolean): void {
    if (result.ok) this.#applyCart(result.data);
    else if (!this.#cart) {
      if (!quietly) this.view.set({ state: 'failed', message: result.message });
    } else if (!quietly || this.#totals === 'old') {
      this.#totals = 'failed';
      this.#publish();
    }
  }

  #applyCart(cart: Cart): void {
    for (const item of this.#cart?.cart_items ?? []) {
      if (this.#keptLineIds.has(item.cart_item_id) && !findSameLine(cart, item)) this.#reportGone(item);
    }
    this.#cart = cart;
    this.#totals = 'current';
    this.#publish();
  }

  /** Replaces a line; `next` null removes it. */
  #replaceItem(id: string, next: CartItem | null): void {
    if (!this.#cart) return;
    const cart_items = this.#cart.cart_items.flatMap((item) => (item.cart_item_id === id ? (next ?? []) : item));
    this.#cart = { ...this.#cart, cart_items };
  }

  #publish(): void {
    const cart = this.#cart;
    if (!cart) return;
    const lines = cart.cart_items.map((item) => this.#getLineView(item));
    const totals = this.#totals === 'current' && this.#listUnsentChanges().length > 0 ? 'failed' : this.#totals;
    this.view.set({ state: 'loaded', cart, lines, totals, lineRemoved: this.#lineRemoved, goneMessages: this.#goneMessages });
  }

  #getLineView(item: CartItem): LineView {
    return toLineView(item, this.#pending.latest.get(item.cart_item_id), this.#failures.get(item.cart_item_id) ?? null);
  }
}
