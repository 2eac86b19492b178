/** The access guard. Each endpoint declares its access; the token alone identifies the caller, never a field of the body. */
import type { Access } from '@uruhu/contract/endpoints/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './send-outcome.ts';

export type { Access };

/** A signed-in shopper. `email_verified`: whether she has followed a link that the shop sent to the address on file. */
export type Person = { user_id: string; token_hash: Buffer; email_verified: boolean };
/** A signed-in staff member. */
export type StaffMember = { staff_id: string; username: string; name: string; token_hash: Buffer };

/** Finds the owner of a bearer token; null for an expired or unknown token. */
export type FindPerson = (token: string) => Promise<Person | null>;
export type FindStaff = (token: string) => Promise<StaffMember | null>;

/** The refusal `email_unverified` (403) as an exception, for code that cannot return it as a value: the readers of bodies. */
export class EmailUnverifiedError extends Error {
  readonly statusCode = 403;
  constructor() {
    super('the shopper has not confirmed her e-mail address');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    staff: StaffMember | null;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Reads the token from 'Bearer <token>' or from a bare token. */
export function readBearerToken(header: string | undefined): string | null {
  const token = header?.replace(/^bearer\s+/i, '').trim();
  return token ? token : null;
}

function namesOtherUser(request: FastifyRequest): boolean {
  const named = (request.body as { user_id?: unknown } | null | undefined)?.user_id;
  return typeof named === 'string' && named !== '' && named !== request.person?.user_id;
}

/** Adds hooks to every later route of `app`: one checks the token before the body is read, the other one the `user_id` in the body. */
export function guardAccess(app: FastifyInstance, findPerson: FindPerson, findStaff: FindStaff): void {
  app.decorateRequest('person', null);
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'person';
    if (access === 'public' || request.is404) return;
    const token = readBearerToken(request.headers.authorization);
    if (access === 'staff') {
      request.staff = token ? await findStaff(token) : null;
      if (request.staff) return;
      return sendRefusal(reply, { code: token && (await findPerson(token)) ? 'forbidden' : 'not_authorized' });
    }
    request.person = token ? await findPerson(token) : null;
    if (access === 'optional') return;
    if (!request.person) return sendRefusal(reply, { code: 'not_authorized' });
    if (access === 'verified' && !request.person.email_verified) {
      return sendRefusal(reply, { code: 'email_unverified' });
    }
  });
  // Reads the unparsed body, because a schema that does not list `user_id` would drop it.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.person && namesOtherUser(request)) sendRefusal(reply, { code: 'forbidden' });
    else done();
  });
}

/** Returns the signed-in shopper, in a route whose access is `person` or `verified`. */
export function requirePerson(request: FastifyRequest): Person {
  if (!request.person) throw new Error('a route without access "person" or "verified" asked for the person');
  return request.person;
}

/** Returns the signed-in staff member, in a route whose access is `staff`. */
export function requireStaff(request: FastifyRequest): StaffMember {
  if (!request.staff) throw new Error('a route without access "staff" asked for the member of staff');
  return request.staff;
}
