/** A refusal of a call that may succeed later: 429 where one caller calls too often, 503 where all callers together exceed what the shop can do. */
export class TryLater extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfter_s: number;

  constructor(statusCode: 429 | 503, retryAfter_s: number) {
    super(`try again in ${retryAfter_s} s`);
    this.statusCode = statusCode;
    this.retryAfter_s = retryAfter_s;
  }
}
