/** A call of the API as data. The server's routes, the OpenAPI document and the client's types are derived from these declarations. */
import type { $ZodType } from 'zod/v4/core';
import type { RefusalCode } from '../codes.ts';
import type { Permission } from '../staff/permissions.ts';
import type { CallAddress } from './call-address.ts';
import type { Cost } from './cost.ts';

/**
 * Who may make a call. `public`: every guest; the server does not look up a token. `optional`: every guest; a token adds to the reply.
 * `shopper`: 401 without the token of a shopper. `verified`: also 403 until the shopper has followed a link that the shop sent to their
 * e-mail address. `staff`: 401 without the token of a staff member, 403 with that of a shopper, or of a staff member whose role lacks
 * the permission.
 */
export type Access = 'public' | 'optional' | 'shopper' | 'verified' | 'staff';

/**
 * The call takes up to `max` files in the field `field` of a multipart form, together at most ten megabytes, beside its body. `verified`: every signed-in
 * shopper may send the form, but only shoppers with a verified e-mail address may send files.
 */
export type Files = { field: string; max: number; verified?: true };

/**
 * When a call asks the member to prove who she is: by her password, and a code where TOTP is on, within the last PROOF_MINUTES. `always`: each
 * time. `in_body`: the body holds the password and the code, so the call is its own proof. `changed`: if the call changes the stored value of
 * one of these fields of the body.
 */
export type ProofRule = 'always' | 'in_body' | { changed: readonly string[] };

/** `permission`: null for every staff member, such as for a call about her own session. */
type AccessRule =
  | { access: 'staff'; permission: Permission | null; proof?: ProofRule }
  | { access: Exclude<Access, 'staff'>; permission?: never; proof?: never };

type Declaration = AccessRule & {
  /** The server charges it before the work, also for a call that is then refused. */
  cost: Cost;
  params?: $ZodType;
  query?: $ZodType;
  headers?: $ZodType;
  /**
   * Each text and array has a maximum, from which the server computes how large the body may be. If the schema takes any field, or many long
   * texts of which no body has all, `body_bytes_max` says it, and `body_values_max` where the body has more values than a form.
   */
  body?: $ZodType;
  body_bytes_max?: number;
  body_values_max?: number;
  files?: Files;
  /** The whole reply. The server does not send fields that this schema does not declare. */
  reply: $ZodType;
  /** The HTTP statuses that `reply` can have; if absent, only 200. */
  statuses?: readonly number[];
  /** The refusals of this call, without those that every call can return (no access, bad input, too many requests). */
  refusals: readonly RefusalCode[];
  summary: string;
  description?: string;
  /** The heading under which the OpenAPI document lists the call. */
  tag: string;
};
export type Endpoint = Declaration & { call: CallAddress };

/** The refusals of the access guard. A handler may return them too, because the account can be erased while it runs. */
export const ACCESS_REFUSALS = [
  'not_authorized',
  'forbidden',
  'totp_setup_needed',
  'email_unverified',
] as const satisfies readonly RefusalCode[];

/** Whether a call with this rule can refuse with `proof_needed`. */
export const canNeedProof = (rule: ProofRule | undefined): boolean => rule !== undefined && rule !== 'in_body';

/** Declares one call. `call` comes from a table in paths/, so that browsers can load the paths without the schemas. */
export const defineEndpoint = <const Address extends CallAddress, const Declared extends Declaration>(
  call: Address,
  declared: Declared,
) => ({
  call,
  ...declared,
});
