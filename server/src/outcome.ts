/** Expected failures are values. Whoever calls must look before it can use what was asked for. */

export type FieldError = { path: string; message: string };

export type Refused = {
  ok: false;
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502;
  /** For the person, in words. */
  message: string;
  errors?: FieldError[];
  data?: unknown;
};
export type Outcome<Value> = { ok: true; value: Value } | Refused;

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = (status: Refused['status'], message: string, more: { errors?: FieldError[]; data?: unknown } = {}): Refused => ({
  ok: false,
  status,
  message,
  ...more,
});

/** A refusal that belongs to one field of the form. */
export const refuseField = (status: Refused['status'], path: string, message: string): Refused =>
  refuse(status, message, { errors: [{ path, message }] });
