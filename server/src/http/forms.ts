/** Bodies arrive as JSON, urlencoded or multipart alike, on every path; files only where a route says so. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundaryOf, isOverParted } from './multipart.ts';
import { type Places, places } from './places.ts';

export const BODY_BYTES_MAX = 1024 * 1024;
/** Of one file. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** What the form around a file may take. */
const FRAME_BYTES_MAX = 64 * 1024;
/** Ten megabytes over a poor 3G connection. */
const READING_MS_MAX = 300_000;
/** Forms with files that are read at once: each may take thirty megabytes of memory, and a slow phone takes its time. */
const READINGS = { all: 16, each: 3 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route takes files: up to `max` in the field `field` of a multipart form, of up to ten megabytes together. They come as
     * `request.sentFiles`, never in the body. Everybody else is refused before a file is read, so name an access too.
     */
    files?: { field: string; max: number };
  }
  interface FastifyRequest {
    /** What is in each file that came with the form. Its name and declared type are the sender's claim, and not kept. */
    sentFiles: readonly Buffer[];
  }
}

class Unreadable extends Error {
  readonly statusCode: 400 | 413;
  constructor(statusCode: 400 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
const tooLarge = () => new Unreadable(413, 'the body is too large');

/** Rejects as soon as the body is, or says that it is, over `bytes_max`, and where it ends too early. */
function readWhole(request: FastifyRequest, payload: NodeJS.ReadableStream, bytes_max: number): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > bytes_max) return reject(tooLarge());
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => reject(new Unreadable(400, 'the body took too long')), READING_MS_MAX);
    payload.on('close', () => clearTimeout(timer));
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bytes_max) return chunks.push(chunk);
      chunks.length = 0;
      reject(tooLarge());
    });
    payload.on('end', () => resolve(Buffer.concat(chunks)));
    payload.on('error', () => reject(new Unreadable(400, 'the body ended too early')));
    payload.on('close', () => reject(new Unreadable(400, 'the body ended too early')));
  });
}

/** The parser is told the boundary by which the parts were counted, and nothing else of what the sender calls the form. */
async function parse(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  if (body.length === 0) return new FormData();
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw new Unreadable(400, 'the form has no boundary');
  if (isOverParted(body, boundary)) throw tooLarge();
  try {
    return await new Response(body, { headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` } }).formData();
  } catch {
    throw new Unreadable(400, 'the form could not be read');
  }
}

type Fields = Record<string, string | string[]>;

/** A field that comes twice is a list. */
function addField(fields: Fields, name: string, value: string): void {
  const before = fields[name];
  if (Array.isArray(before)) before.push(value);
  else fields[name] = before === undefined ? value : [before, value];
}

async function readForm(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<Fields> {
  const wanted = request.routeOptions.config.files;
  const body = await readWhole(request, payload, wanted ? FILE_BYTES_MAX + FRAME_BYTES_MAX : BODY_BYTES_MAX);
  // Without a prototype: a field may have any name.
  const fields: Fields = Object.create(null);
  const files: Buffer[] = [];
  for (const [name, value] of await parse(body, String(request.headers['content-type']))) {
    if (typeof value === 'string') addField(fields, name, value);
    // A file field in which nothing was chosen.
    else if (value.name === '' && value.size === 0) continue;
    else if (name !== wanted?.field) throw new Unreadable(400, 'no file is taken here');
    else if (value.size > FILE_BYTES_MAX || files.length === wanted.max) throw tooLarge();
    else files.push(Buffer.from(await value.arrayBuffer()));
  }
  request.sentFiles = files;
  return fields;
}

const readInPlace = (inPlace: Places) => (request: FastifyRequest, payload: NodeJS.ReadableStream) =>
  request.routeOptions.config.files
    ? inPlace(request.person?.user_id ?? request.ip, () => readForm(request, payload))
    : readForm(request, payload);

/** A call without a body has an empty one. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_BYTES_MAX });
  app.decorateRequest('sentFiles');
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentFiles = [];
    done();
  });
  app.addContentTypeParser('multipart/form-data', readInPlace(places(READINGS)));
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method === 'POST') request.body ??= {};
    done();
  });
}
