/**
 * The cart of one customer while she changes it. A tap shows at once and waits in a queue for the server, which computes the totals: it
 * responds to each change with the whole cart. Changes are sent one after the other, so that the last response has the newest cart.
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
  /** Called with each cart that the server returns for a change. */
  onCart: (cart: Cart) => void;
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
  /** The change that was sent last, while it is under way. */
  #sending: Promise<unknown> | null = null;
  /** False if the last change was refused: another tab may have changed the cart too. */
  #hasNewestCart = true;

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
    this.#keptLineIds.delete(cart_item_id);
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
    const result = await this.#sendInTurn(() => this.#api.addToCart(added));
    if (!result.ok) await this.load();
    else this.#settle();
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

  /** Shows the totals as current once no line has a change left to send. Reads them if the last change was refused. */
  async #settle(): Promise<void> {
    if (this.#pending.latest.size > 0) return;
    if (!this.#hasNewestCart) return void (await this.#read());
    this.#totals = 'current';
    this.#publish();
    if (this.#cart) this.#options.onSettled(this.#cart);
  }

  /** Sends a change once the ones before it have a response, and takes over the cart in its response. */
  #sendInTurn<Data extends { cart: Cart }>(send: () => Promise<Result<Data>>): Promise<Result<Data>> {
    const sending = (this.#sending ? this.#sending.then(send) : send()).then((result) => {
      if (this.#sending === sending) this.#sending = null;
      this.#hasNewestCart = result.ok;
      if (result.ok) this.#takeOver(result.data.cart);
      return result;
    });
    this.#sending = sending;
    return sending;
  }

  #takeOver(cart: Cart): void {
    // Outdates the reads that began before.
    this.#startReadCall();
    this.#replaceCart(cart);
    this.#options.onCart(cart);
  }

  #findItem(id: string): CartItem | undefined {
    return this.#cart?.cart_items.find(({ cart_item_id }) => cart_item_id === id);
  }

  async #sendQuantity(id: string, quantity: number): Promise<Refusal | null> {
    const result = await this.#sendInTurn(() => this.#api.updateCartItem({ cart_item_id: id, quantity }));
    return result.ok ? null : result;
  }

  async #sendRemoval(id: string): Promise<Refusal | null> {
    const faded = new Promise((done) => setTimeout(done, this.#options.fade_ms));
    const result = await this.#sendInTurn(async () => {
      const removal = await this.#api.removeCartItem({ cart_item_id: id });
      if (removal.ok) await faded;
      return removal;
    });
    // If another tab has removed the line, the removal counts as done.
    if (!result.ok && result.code !== 'cart_item_not_found') return result;
    this.#failures.delete(id);
    this.#lineRemoved = true;
    if (result.ok) this.#options.onRemoved(result.data.data);
    else await faded.then(() => this.#dropLine(id));
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
    // A change that has begun since ends with a read of its own.
    if (isLatest() && this.#pending.latest.size === 0) this.#applyReadResult(result, quietly);
    return result;
  }

  #applyReadResult(result: Result<Cart>, quietly: boolean): void {
    if (result.ok) this.#replaceCart(result.data);
    else if (!this.#cart) {
      if (!quietly) this.view.set({ state: 'failed', message: result.message });
      return;
    } else if (quietly && this.#totals !== 'old') return;
    this.#totals = result.ok ? 'current' : 'failed';
    this.#publish();
  }

  #replaceCart(cart: Cart): void {
    for (const item of this.#cart?.cart_items ?? []) {
      if (this.#keptLineIds.has(item.cart_item_id) && !findSameLine(cart, item)) this.#reportGone(item);
    }
    this.#cart = cart;
  }

  #dropLine(id: string): void {
    if (this.#cart) this.#cart = { ...this.#cart, cart_items: this.#cart.cart_items.filter(({ cart_item_id }) => cart_item_id !== id) };
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
