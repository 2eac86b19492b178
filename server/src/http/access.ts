/** The access guard. Each endpoint declares its access; the token alone identifies the caller, never a field of the body. */
import type { Access, ProofRule } from '@uruhu/contract/endpoints/endpoint';
import { isAllowed, type Permission, type StaffRole } from '@uruhu/contract/staff/permissions';
import { UNATTENDED_HEADER } from '@uruhu/contract/staff/unattended';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './send-refusal.ts';
import { isCookieCallAllowed, readStaffCookie } from './staff-cookie.ts';

/** A signed-in shopper. `email_verified`: whether she has followed a link that the shop sent to the address on file. */
export type SignedInShopper = { user_id: string; token_hash: Buffer; email_verified: boolean };
/**
 * A signed-in staff member. `must_set_up_totp`: the shop requires TOTP, and she has none yet. `is_proved`: she has proved who she is within
 * the last PROOF_MINUTES.
 */
export type StaffMember = {
  staff_id: string;
  username: string;
  name: string;
  role: StaffRole;
  must_set_up_totp: boolean;
  is_proved: boolean;
  token_hash: Buffer;
};

/** Finds the owner of a bearer token; null for an expired or unknown token. */
export type FindShopper = (token: string) => Promise<SignedInShopper | null>;
/** `isUnattended`: a timer of a page makes the call, so it does not keep the session open. */
export type FindStaff = (token: string, call?: { isUnattended: boolean }) => Promise<StaffMember | null>;

/** The refusal `email_unverified` (403) as an exception, for the body parsers: Fastify calls them, and they can fail only with an error. */
export class EmailUnverifiedError extends Error {
  readonly statusCode = 403;
  constructor() {
    super('the shopper has not confirmed her e-mail address');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    shopper: SignedInShopper | null;
    staff: StaffMember | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** The permission that the call needs; null: every staff member may make it. A staff route without this field refuses every call. */
    permission?: Permission | null;
    proof?: ProofRule;
  }
}

/** Reads the token from 'Bearer <token>' or from a bare token. */
export function readBearerToken(header: string | undefined): string | null {
  const token = header?.replace(/^bearer\s+/i, '').trim();
  return token ? token : null;
}

const isForStaff = (request: FastifyRequest) => request.routeOptions.config.access === 'staff';

/** Reads the token of a request. Calls for staff also take it from the cookie, if they have no Authorization header. */
export function readToken(request: FastifyRequest): string | null {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined || !isForStaff(request)) return readBearerToken(authorization);
  return readStaffCookie(cookie, request.server.staffCookieName);
}

const isCookieUsed = ({ headers }: FastifyRequest) => headers.authorization === undefined;

function hasOtherUserId(request: FastifyRequest): boolean {
  const user_id = (request.body as { user_id?: unknown } | null | undefined)?.user_id;
  return typeof user_id === 'string' && user_id !== '' && user_id !== request.shopper?.user_id;
}

/** The refusal of a staff member's call that needs this permission; null if she may make it. */
export function findStaffRefusal({ role, must_set_up_totp }: StaffMember, permission: Permission | null) {
  if (permission !== null && must_set_up_totp) return 'totp_setup_needed';
  return isAllowed(role, permission) ? null : 'forbidden';
}

/** Lets a call for staff pass, or refuses it. A shopper's token gets 403, an unknown or missing one 401. */
async function guardStaff(request: FastifyRequest, reply: FastifyReply, findShopper: FindShopper, findStaff: FindStaff) {
  const token = readToken(request);
  const staff = token ? await findStaff(token, { isUnattended: UNATTENDED_HEADER in request.headers }) : null;
  if (!staff) return sendRefusal(reply, { code: token && (await findShopper(token)) ? 'forbidden' : 'not_authorized' });
  if (isCookieUsed(request) && !isCookieCallAllowed(request)) return sendRefusal(reply, { code: 'forbidden' });
  const { permission } = request.routeOptions.config;
  const code = permission === undefined ? 'forbidden' : findStaffRefusal(staff, permission);
  if (code) return sendRefusal(reply, { code });
  request.staff = staff;
}

/** The handlers of calls with the other rules ask for a proof themselves, in the transaction that reads the stored values. */
const isProofMissing = ({ staff, routeOptions: { config } }: FastifyRequest) => config.proof === 'always' && staff?.is_proved !== true;

/**
 * Adds hooks to every later route of `app`: one checks the token before the body is read, one the `user_id` in the body, and one whether the
 * member must prove who she is.
 */
export function guardAccess(app: FastifyInstance, findShopper: FindShopper, findStaff: FindStaff): void {
  app.decorateRequest('shopper', null);
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'shopper';
    if (access === 'public' || request.is404) return;
    if (access === 'staff') return guardStaff(request, reply, findShopper, findStaff);
    const token = readToken(request);
    request.shopper = token ? await findShopper(token) : null;
    if (access === 'optional') return;
    if (!request.shopper) return sendRefusal(reply, { code: 'not_authorized' });
    if (access === 'verified' && !request.shopper.email_verified) {
      return sendRefusal(reply, { code: 'email_unverified' });
    }
  });
  // Runs before Fastify validates the body, because validation drops a `user_id` that the schema of the call does not list.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.shopper && hasOtherUserId(request)) sendRefusal(reply, { code: 'forbidden' });
    else done();
  });
  // Runs after Fastify has validated the request, so that a member is not asked for her password before she has corrected a form.
  app.addHook('preHandler', (request, reply, done) => {
    if (isProofMissing(request)) sendRefusal(reply, { code: 'proof_needed' });
    else done();
  });
}

/** Returns the signed-in shopper, in a route whose access is `shopper` or `verified`. */
export function requireShopper(request: FastifyRequest): SignedInShopper {
  if (!request.shopper) throw new Error('a route without access "shopper" or "verified" called requireShopper');
  return request.shopper;
}
