/** Reads the bodies of requests. Every route takes JSON, urlencoded and multipart bodies, but files only if the route declares them. */
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter } from '../../lib/limits/concurrency-limiter.ts';
import { EmailUnverifiedError } from '../access.ts';
import { FORM_FIELDS_MAX } from './body-limits.ts';
import { findBodyLimits, findBytesMax, isMultipart, mayNotSendFiles } from './body-size.ts';
import { findJsonExcess } from './json-shape.ts';
import { exceedsPartLimits, findBoundary } from './multipart.ts';
import { type BodyPace, createTooLargeError, readWholeBody, SLOWEST_BODY_PACE, UnreadableBodyError } from './read-whole-body.ts';

/** The time that the largest file takes at the slowest allowed pace, with a tenth more for the rest of its form. */
export const FILE_DEADLINE_MS = SLOWEST_BODY_PACE.grace_ms + ((FILE_BYTES_MAX * 1.1) / SLOWEST_BODY_PACE.bytes_per_s) * 1000;
/**
 * How many forms with files are read at once, of all clients and of each client. Each uses up to 43 MB: the body, the parsed form, and the
 * file copied from it.
 */
const READ_LIMITS = { running: 5, runningPerCaller: 3 };

/** A file in a form. `name`: any text that the client made up. The declared type is dropped. */
export type SentFile = { name: string; bytes: Buffer };

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route takes files: up to `max` in the field `field` of a multipart form, of up to ten megabytes together. They come as
     * `request.sentFiles`, never in the body. Declare an access too, because its guard refuses other callers before a file is read.
     * `verified`: every signed-in shopper may send the form, but only shoppers with a verified e-mail address may send files. For the others
     * the limit of the body is that of a form without files.
     */
    files?: { field: string; max: number; verified?: true };
  }
  interface FastifyRequest {
    sentFiles: readonly SentFile[];
  }
}

/** Gives the parser only the boundary by which `exceedsPartLimits` counted, not the client's whole content type. */
async function parseForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  if (body.length === 0) return new FormData();
  const boundary = findBoundary(contentType);
  if (boundary === null) throw new UnreadableBodyError(400, 'the form has no boundary');
  if (exceedsPartLimits(body, boundary)) throw createTooLargeError();
  try {
    return await new Response(body, { headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` } }).formData();
  } catch {
    throw new UnreadableBodyError(400, 'the form could not be read');
  }
}

type FormFields = Record<string, string | string[]>;

/** Makes a list of a field that occurs twice. */
function addField(fields: FormFields, name: string, value: string): void {
  const earlierValue = fields[name];
  if (Array.isArray(earlierValue)) earlierValue.push(value);
  else fields[name] = earlierValue === undefined ? value : [earlierValue, value];
}

type Done = (error: Error | null, body?: Buffer<ArrayBuffer>) => void;
type ReadBody = (request: FastifyRequest, payload: IncomingMessage, done: Done) => void;

/** Replaces the error "too large" by the reason: so large a form holds a file, which an unverified shopper may not send. */
const withEmailUnverified =
  (done: Done): Done =>
  (error, body) =>
    done(error instanceof UnreadableBodyError && error.statusCode === 413 ? new EmailUnverifiedError() : error, body);

/** Creates the function that reads whole bodies. It reads no body for an address without a route. */
const createBodyReader =
  (pace: BodyPace): ReadBody =>
  (request, payload, done) => {
    if (request.is404) return done(null);
    const source = { payload, contentLength: request.headers['content-length'], bytes_max: findBytesMax(request), pace };
    if (!request.routeOptions.config.files || !isMultipart(request)) return readWholeBody(source, done);
    if (mayNotSendFiles(request)) return readWholeBody(source, withEmailUnverified(done));
    readWholeBody({ ...source, pace: { ...pace, total_ms_max: Math.max(pace.total_ms_max, FILE_DEADLINE_MS) } }, done);
  };

async function readForm(request: FastifyRequest, body: Buffer<ArrayBuffer>): Promise<FormFields> {
  const declaredFiles = request.routeOptions.config.files;
  // Without a prototype, because a field may have any name, such as '__proto__'.
  const fields: FormFields = Object.create(null);
  const files: SentFile[] = [];
  for (const [name, value] of await parseForm(body, String(request.headers['content-type']))) {
    if (typeof value === 'string') addField(fields, name, value);
    // Browsers send an empty file for a file field in which the shopper chose none.
    else if (value.name === '' && value.size === 0) continue;
    else if (mayNotSendFiles(request)) throw new EmailUnverifiedError();
    else if (name !== declaredFiles?.field) throw new UnreadableBodyError(400, 'no file is taken here');
    else if (value.size > FILE_BYTES_MAX || files.length === declaredFiles.max) throw createTooLargeError();
    else files.push({ name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  request.sentFiles = files;
  return fields;
}

function createMultipartParser(read: ReadBody) {
  const limitReads = createConcurrencyLimiter(READ_LIMITS);
  const readAndParse = async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await new Promise<Buffer<ArrayBuffer> | undefined>((resolve, reject) => {
      read(request, payload, (error, bytes) => (error ? reject(error) : resolve(bytes)));
    });
    return body && readForm(request, body);
  };
  return (request: FastifyRequest, payload: IncomingMessage) =>
    request.routeOptions.config.files && !mayNotSendFiles(request)
      ? limitReads(request.shopper?.user_id ?? request.staff?.staff_id ?? request.ip, () => readAndParse(request, payload))
      : readAndParse(request, payload);
}

type OnParsed = (error: Error | null, body?: unknown) => void;
/** Parses a whole body. Calls `onParsed` with an error where the body would cost too much to parse. */
type ParseBody = (request: FastifyRequest, body: Buffer<ArrayBuffer>, onParsed: OnParsed) => void;

/** Creates a parser for bodies that are text. */
const createTextParser = (read: ReadBody, parseBody: ParseBody) => {
  return (request: FastifyRequest, payload: IncomingMessage, onParsed: OnParsed): void =>
    read(request, payload, (error, body) => {
      if (error || !body) onParsed(error);
      else parseBody(request, body, onParsed);
    });
};

const createJsonParser =
  (parseJson: ReturnType<FastifyInstance['getDefaultJsonParser']>): ParseBody =>
  (request, body, onParsed) => {
    const excess = findJsonExcess(body, findBodyLimits(request).values);
    if (excess === 'deep') onParsed(new UnreadableBodyError(400, 'the JSON is nested too deeply'));
    else if (excess === 'many') onParsed(createTooLargeError());
    else parseJson(request, body.toString(), onParsed);
  };

const AMPERSAND = 0x26;

function exceedsFieldLimit(body: Buffer): boolean {
  let fields = 1;
  for (let position = body.indexOf(AMPERSAND); position >= 0; position = body.indexOf(AMPERSAND, position + 1)) {
    fields += 1;
    if (fields > FORM_FIELDS_MAX) return true;
  }
  return false;
}

const parseFields: ParseBody = (_request, body, onParsed) => {
  if (exceedsFieldLimit(body)) return onParsed(createTooLargeError());
  // URLSearchParams takes more than twice the time for plus signs.
  onParsed(null, parse(body.toString(), '&', '=', { maxKeys: FORM_FIELDS_MAX }));
};

const hasBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Adds the parsers of all three types of bodies; other types are refused unread. The handler of a POST without a body gets an empty object. */
export function readBodies(app: FastifyInstance, pace: BodyPace = SLOWEST_BODY_PACE): void {
  app.decorateRequest('sentFiles');
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentFiles = [];
    done();
  });
  // A client that gets its response early would keep sending the body while the connection is open.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete && hasBody(request)) reply.header('connection', 'close');
    done();
  });
  const read = createBodyReader(pace);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', createTextParser(read, createJsonParser(app.getDefaultJsonParser('error', 'error'))));
  app.addContentTypeParser('application/x-www-form-urlencoded', createTextParser(read, parseFields));
  app.addContentTypeParser('multipart/form-data', createMultipartParser(read));
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method === 'POST') request.body ??= {};
    done();
  });
}
