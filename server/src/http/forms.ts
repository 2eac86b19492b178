/** Bodies arrive as JSON, urlencoded or multipart alike, on every path; files only where a route says so. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const BODY_BYTES_MAX = 1024 * 1024;
/** Of one file. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** What the form around a file may take. */
const FRAME_BYTES_MAX = 64 * 1024;
const FORM_PARTS_MAX = 100;

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

/** Before anything is made of them: ten megabytes hold a hundred thousand empty parts. */
function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const boundary = `--${/boundary="?([^";]+)/i.exec(contentType)?.[1] ?? ''}`;
  // One more stands behind the last part.
  let left = FORM_PARTS_MAX + 1;
  for (let at = body.indexOf(boundary); at >= 0 && left >= 0; at = body.indexOf(boundary, at + boundary.length)) left--;
  return left < 0;
}

async function parse(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  if (body.length === 0) return new FormData();
  if (hasTooManyParts(body, contentType)) throw tooLarge();
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Unreadable(400, 'the form could not be read');
  }
}

/** A field that comes twice is a list. */
function addField(fields: Record<string, string | string[]>, name: string, value: string): void {
  const before = fields[name];
  fields[name] = before === undefined ? value : [before, value].flat();
}

async function readForm(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<Record<string, string | string[]>> {
  const wanted = request.routeOptions.config.files;
  const body = await readWhole(request, payload, wanted ? FILE_BYTES_MAX + FRAME_BYTES_MAX : BODY_BYTES_MAX);
  // Without a prototype: a field may have any name.
  const fields: Record<string, string | string[]> = Object.create(null);
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

/** A call without a body has an empty one. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_BYTES_MAX });
  app.decorateRequest('sentFiles');
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentFiles = [];
    done();
  });
  app.addContentTypeParser('multipart/form-data', readForm);
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method === 'POST') request.body ??= {};
    done();
  });
}
