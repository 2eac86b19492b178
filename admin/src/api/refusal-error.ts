import type { Refusal } from '@uruhu/contract/client';

/** A refusal of the shop, with the shop's `message`. */
export class RefusalError extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.status = refusal.status;
    this.refusal = refusal;
  }
}
