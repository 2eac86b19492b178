/** The one place that turns what went wrong into what a caller sees. */
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FieldError } from '../outcome.ts';

/** What the framework itself refuses, in words for a person. */
const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found',
  413: 'This is too large.',
  415: 'This kind of content is not understood.',
  429: MESSAGE.tooManyRequests,
};

function fieldErrors(error: FastifyError): FieldError[] | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  return error.validation.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'Invalid value',
  }));
}

/** The multipart parser throws plain errors: what fails before the body is there is the sender's fault. */
function isUnreadable(request: FastifyRequest): boolean {
  return Boolean(request.headers['content-type']?.startsWith('multipart/')) && (request.body ?? null) === null;
}

function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const errors = fieldErrors(error);
  if (errors) return reply.code(400).send({ status: 'error', message: errors[0]?.message ?? WORDS[400], errors });
  const status = error.statusCode ?? (isUnreadable(request) ? 400 : 500);
  if (status >= 500) {
    request.log.error({ err: error, method: request.method, url: request.routeOptions.url }, 'request failed');
    return reply.code(500).send({ status: 'error', message: MESSAGE.somethingWrong });
  }
  return reply.code(status).send({ status: 'error', message: WORDS[status] ?? 'The request could not be understood.' });
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(onError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'error', message: WORDS[404] }));
}
