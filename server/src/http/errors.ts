/** The one place that turns what went wrong into what a caller sees. */
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAway } from '../database/is-away.ts';
import type { FieldError } from '../outcome.ts';
import { PERMISSIONS, type Secure } from './headers.ts';
import { isPageAddress, sendPlainPage } from './plain-page.ts';
import { TryLater } from './try-later.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers a browser: refusals are pages, not JSON. */
    page?: boolean;
  }
}

/** What the framework itself refuses, in words for a person. */
const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found',
  413: 'This is too large.',
  415: 'This kind of content is not understood.',
  429: MESSAGE.tooManyRequests,
  503: 'The shop is very busy right now. Please try again in a moment.',
};

function fieldErrors(error: FastifyError): FieldError[] | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  return error.validation.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'Invalid value',
  }));
}

/** What of an error may stand in a log: a database's error also holds whole rows, with the names and phones of people. */
export function loggable(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return { type: error.constructor.name, message: error.message, stack: error.stack, code, constraint, table };
}

/** After so many seconds a database that restarts, or another in its place, may be there. */
const AWAY_S = 5;

const FILE_TOO_LARGE = 'This file is larger than 10 MB.';

function send(reply: FastifyReply, status: number, asPage: boolean) {
  const takesFiles = reply.request.routeOptions.config?.files !== undefined;
  const message = status === 413 && takesFiles ? FILE_TOO_LARGE : (WORDS[status] ?? 'The request could not be understood.');
  return asPage ? sendPlainPage(reply, status, message) : reply.code(status).send({ status: 'error', message });
}

/** What was written hangs on a person who is gone: the account was erased between the look at the token and the write. */
function isOfNobody({ code, constraint }: Error & { code?: unknown; constraint?: unknown }): boolean {
  return code === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey');
}

function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const errors = fieldErrors(error);
  if (errors) return reply.code(400).send({ status: 'error', message: errors[0]?.message ?? WORDS[400], errors });
  const asPage = request.routeOptions.config.page === true;
  if (error instanceof TryLater) return send(reply.header('retry-after', error.retryAfter_s), error.statusCode, asPage);
  if (request.person && isOfNobody(error)) return reply.code(401).send({ status: 'error', message: MESSAGE.notAuthorized });
  const away = isAway(error);
  const status = error.statusCode ?? (away ? 503 : 500);
  if (away) reply.header('retry-after', AWAY_S);
  if (status >= 500) {
    request.log.error({ err: loggable(error), method: request.method, url: request.routeOptions.url }, 'request failed');
    return reply.code(away ? 503 : 500).send({ status: 'error', message: MESSAGE.somethingWrong });
  }
  return send(reply, status, asPage);
}

const NOT_FOUND_CODES = new Set(['FST_ERR_MAX_PARAM_LENGTH']);

/** For addresses that never reach a route: broken escapes, ids longer than any. No hook runs for them, so headers are set here. */
export const onBadAddress = (secure: Secure) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const asPage = isPageAddress(request.url);
  reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...(asPage ? { 'permissions-policy': PERMISSIONS } : {}) });
  secure(request.raw, reply.raw, () => send(reply, NOT_FOUND_CODES.has(error.code) ? 404 : 400, asPage));
};

/** One '/', then no second one and no backslash: 'http://…', '//host' and '/\host' name another host to whoever resolves them. */
const OWN_TARGET = /^\/(?![/\\])[^\\?]*(\?|$)/;

/** Refuses what is no path of ours before anything is built from it: links, canonical addresses, keys of kept pages. */
function refuseForeignTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (OWN_TARGET.test(request.url)) done();
    else send(reply, 400, isPageAddress(request.url));
  });
}

export function answerErrors(app: FastifyInstance): void {
  refuseForeignTargets(app);
  app.setErrorHandler(onError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'error', message: WORDS[404] }));
}
