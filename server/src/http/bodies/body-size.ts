/** How large the body of a request may be, and how large the client says that it is. */
import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import type { FastifyRequest } from 'fastify';
import { type BodyLimits, EMPTY_BODY } from './body-limits.ts';

/** Whether the call takes files, but not from this shopper. */
export const mayNotSendFiles = ({ shopper, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.files?.verified === true && !shopper?.email_verified;

export const findBodyLimits = ({ routeOptions }: FastifyRequest): BodyLimits => routeOptions.config.body ?? EMPTY_BODY;

const readMediaType = ({ headers }: FastifyRequest) => (headers['content-type'] ?? '').toLowerCase().split(';', 1)[0]?.trim();
/** Whether the body is a form of the kind that can have files. */
export const isMultipart = (request: FastifyRequest): boolean => readMediaType(request) === 'multipart/form-data';

function findLimit(request: FastifyRequest, takesFiles: boolean): number {
  const { json_bytes, urlencoded_bytes, multipart_bytes } = findBodyLimits(request);
  if (isMultipart(request)) return takesFiles ? FILE_BYTES_MAX + multipart_bytes : multipart_bytes;
  return readMediaType(request) === 'application/x-www-form-urlencoded' ? urlencoded_bytes : json_bytes;
}

/** The most bytes that the server reads of the request's body. */
export const findBytesMax = (request: FastifyRequest): number =>
  findLimit(request, request.routeOptions.config.files !== undefined && !mayNotSendFiles(request));

/**
 * The bytes of the body that the server has to expect, before it knows who makes the call: the length that the client declares, and the
 * largest body of the call where the client declares a larger one, or none.
 */
export function findExpectedBytes(request: FastifyRequest): number {
  const { 'content-length': contentLength, 'transfer-encoding': transferEncoding } = request.headers;
  if (transferEncoding === undefined && contentLength === undefined) return 0;
  const limit = findLimit(request, request.routeOptions.config.files !== undefined);
  return transferEncoding === undefined ? Math.min(Number(contentLength) || 0, limit) : limit;
}
