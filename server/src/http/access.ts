/** Who may call what. Each API route names its access; the token decides who somebody is, nothing in a body does. */
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * `public`: anyone, and the token is not even looked at. `optional`: a token adds to the answer. `person`: 401 without one. `staff`: 401
 * without one, 403 with a shopper's. Either kind of token is worth nothing where the other is asked for.
 */
export type Access = 'public' | 'optional' | 'person' | 'staff';

export type Person = { user_id: string; token_hash: Buffer };
/** Who works for the shop. */
export type StaffMember = { staff_id: string; username: string; name: string; token_hash: Buffer };

/** Finds whom a bearer token belongs to; null for none, a dead or an unknown one. */
export type FindPerson = (token: string) => Promise<Person | null>;
export type FindStaff = (token: string) => Promise<StaffMember | null>;

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
    staff: StaffMember | null;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** 'Bearer <token>', or the bare token. */
export function bearer(header: string | undefined): string | null {
  const token = header?.replace(/^bearer\s+/i, '').trim();
  return token ? token : null;
}

function notAuthorized(reply: FastifyReply, status: 401 | 403) {
  return reply.code(status).send({ status: 'error', message: MESSAGE.notAuthorized });
}

function claimsAnother(request: FastifyRequest): boolean {
  const claimed = (request.body as { user_id?: unknown } | null | undefined)?.user_id;
  return typeof claimed === 'string' && claimed !== '' && claimed !== request.person?.user_id;
}

/** Hooks for every route added to `app` from now on: for the token before the body is read, for a claimed `user_id` after. */
export function guardAccess(app: FastifyInstance, findPerson: FindPerson, findStaff: FindStaff): void {
  app.decorateRequest('person', null);
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'person';
    if (access === 'public' || request.is404) return;
    const token = bearer(request.headers.authorization);
    if (access === 'staff') {
      request.staff = token ? await findStaff(token) : null;
      if (request.staff) return;
      return notAuthorized(reply, token && (await findPerson(token)) ? 403 : 401);
    }
    request.person = token ? await findPerson(token) : null;
    if (access === 'person' && !request.person) return notAuthorized(reply, 401);
  });
  // On the body as it came: a schema that forgets `user_id` must not make the claim unseen.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.person && claimsAnother(request)) notAuthorized(reply, 403);
    else done();
  });
}

/** The signed-in person, in a route whose access is `person`. */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Error('a route without access "person" asked for the person');
  return request.person;
}

/** Who of the staff asks, in a route whose access is `staff`. */
export function staffOf(request: FastifyRequest): StaffMember {
  if (!request.staff) throw new Error('a route without access "staff" asked for the member of staff');
  return request.staff;
}
