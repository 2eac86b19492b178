/** Turns every error into the response that the client gets. */
import { REFUSAL_STATUS, type RefusalCode } from '@uruhu/contract/codes';
import { getPattern } from '@uruhu/contract/endpoints/call-address';
import { SHOP_PATHS } from '@uruhu/contract/endpoints/paths/shop';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { identifyFault } from '../database/fault.ts';
import { TryLater } from '../lib/try-later.ts';
import { MESSAGES, type Messages } from '../messages/messages.ts';
import { createFieldError, createMessage, type RefusalBody } from '../messages/sentences.ts';
import { EmailUnverifiedError } from './access.ts';
import { isMultipart } from './bodies/body-size.ts';
import { PERMISSIONS_POLICY, type SetSecurityHeaders } from './headers.ts';
import { addLanguages, findLanguage } from './language.ts';
import { isPageAddress, sendPlainPage } from './pages/plain-page.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves pages to browsers, so its refusals are pages, not JSON. */
    page?: boolean;
  }
}

/** The refusal codes for errors of the framework, which have a status and no code of the shop. */
const FRAMEWORK_CODES: readonly RefusalCode[] = [
  'bad_request',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'precondition_failed',
  'too_large',
  'address_too_long',
  'unsupported_content_type',
  'range_not_satisfiable',
  'too_many_requests',
  'headers_too_large',
  'busy',
];
const CODE_BY_STATUS = new Map<number, RefusalCode>(FRAMEWORK_CODES.map((code) => [REFUSAL_STATUS[code], code]));

/**
 * The refusal for invalid input; null for another error. It has the message of the first field's error. Its code is `invalid_input`, or
 * the code of that error if this is a refusal code with the same status: a link whose token is too long is refused like an expired link.
 */
function readInvalidInput(error: FastifyError, messages: Messages): RefusalBody | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const errors = error.validation.map(({ instancePath, message = '' }) =>
    createFieldError(instancePath.replace(/^\//, '').replaceAll('/', '.'), message, messages),
  );
  const [firstError] = errors;
  const fieldCode = firstError?.code as RefusalCode | undefined;
  const code = fieldCode && REFUSAL_STATUS[fieldCode] === REFUSAL_STATUS.invalid_input ? fieldCode : 'invalid_input';
  return { status: 'error', code, message: firstError?.message ?? createMessage({ code }, messages), errors };
}

/** The fields of an error that the log may hold. A database error also holds whole rows, with shoppers' names and phone numbers. */
export function toLoggable(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return { type: error.constructor.name, message: error.message, stack: error.stack, code, constraint, table };
}

function sendError(reply: FastifyReply, status: number, isPage: boolean) {
  const takesFiles = reply.request.routeOptions.config?.files !== undefined && isMultipart(reply.request);
  const code = status === 413 && takesFiles ? 'file_too_large' : (CODE_BY_STATUS.get(status) ?? 'request_refused');
  if (!isPage) return sendRefusal(reply, { code });
  return sendPlainPage(reply, REFUSAL_STATUS[code], createMessage({ code }, MESSAGES[reply.request.language]));
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a write failed because the shop erased the shopper's account after the access guard had checked the token. */
function isAccountErased({ code, constraint }: Error & { code?: unknown; constraint?: unknown }): boolean {
  return code === FOREIGN_KEY_VIOLATION && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey');
}

/** Called with each error that the database or the disk has caused. `isPlacingOrder`: the request was to place an order. */
export type OnFault = (error: unknown, request: { isPlacingOrder: boolean }) => void;

const PLACE_ORDER_URL = getPattern(SHOP_PATHS.placeOrder);

const createErrorHandler = (onFault: OnFault) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const invalid = readInvalidInput(error, MESSAGES[request.language]);
  if (invalid) return reply.code(REFUSAL_STATUS[invalid.code]).send(invalid);
  const isPage = request.routeOptions.config.page === true;
  if (error instanceof TryLater) return sendError(reply.header('retry-after', error.retryAfter_s), error.statusCode, isPage);
  if (error instanceof EmailUnverifiedError) return sendRefusal(reply, { code: 'email_unverified' });
  if (request.shopper && isAccountErased(error)) return sendRefusal(reply, { code: 'not_authorized' });
  const fault = identifyFault(error);
  if (fault) {
    onFault(error, { isPlacingOrder: request.routeOptions.url === PLACE_ORDER_URL });
    reply.header('retry-after', fault.retryAfter_s);
  }
  const status = error.statusCode ?? (fault ? 503 : 500);
  if (status >= 500) {
    const logFields = {
      method: request.method,
      url: request.routeOptions.url,
      ...(fault ? { fault: `${fault.part}: ${fault.kind}` } : {}),
    };
    request.log.error({ err: toLoggable(error), ...logFields }, 'request failed');
    return sendRefusal(reply, { code: fault ? 'storage_unavailable' : 'internal_error' });
  }
  return sendError(reply, status, isPage);
};

/** The router's errors that get 404 instead of 400: no record has an id of that length. */
const NOT_FOUND_CODES = new Set(['FST_ERR_MAX_PARAM_LENGTH']);

/** Responds to URLs that the router rejects: broken escapes, too long ids. No hook runs for them, so this sets the headers. */
export const createBadUrlHandler =
  (setSecurityHeaders: SetSecurityHeaders) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    Object.defineProperty(request, 'language', { value: findLanguage(request) });
    const isPage = isPageAddress(request.url);
    reply.headers({
      'cache-control': 'no-store',
      'x-request-id': request.id,
      ...(isPage ? { 'permissions-policy': PERMISSIONS_POLICY } : {}),
    });
    setSecurityHeaders(request.raw, reply.raw, () => sendError(reply, NOT_FOUND_CODES.has(error.code) ? 404 : 400, isPage));
  };

/** One '/', then no second one and no backslash, because URL parsers take another host from 'http://…', '//host' and '/\host'. */
const LOCAL_TARGET = /^\/(?![/\\])[^\\?]*(\?|$)/;

/**
 * Refuses targets that name another host, before the server builds links, canonical addresses or keys of kept pages from them. A page's
 * address with one slash too many leads to the page.
 */
function refuseForeignTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (LOCAL_TARGET.test(request.url)) return done();
    const localTarget = request.url.replace(/^\/{2,}/, '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && LOCAL_TARGET.test(localTarget) && isPageAddress(localTarget)) reply.redirect(localTarget, 308);
    else sendError(reply, 400, isPageAddress(request.url));
  });
}

export function registerErrorHandler(app: FastifyInstance, onFault: OnFault = () => {}): void {
  addLanguages(app);
  refuseForeignTargets(app);
  app.setErrorHandler(createErrorHandler(onFault));
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, { code: 'not_found' }));
}
