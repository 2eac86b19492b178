/** Bodies arrive as JSON, urlencoded or multipart alike, on every path; files only where a route says so. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundaryOf, isOverParted } from './multipart.ts';
import { type Places, places } from './places.ts';
import { readWhole, tooLarge, Unreadable } from './read-whole.ts';

export const BODY_BYTES_MAX = 1024 * 1024;
/** Of one file. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** What the form around a file may take. */
const FRAME_BYTES_MAX = 64 * 1024;
/** Forms with files that are read at once: each holds up to 43 MB: what came, the form made of it, and the file copied from that. */
const READINGS = { all: 5, each: 3 };

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
  const bytes_max = wanted ? FILE_BYTES_MAX + FRAME_BYTES_MAX : BODY_BYTES_MAX;
  const body = await readWhole({ payload, contentLength: request.headers['content-length'], bytes_max });
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
  // Who is refused before the file is there would go on sending it, as long as the connection is open.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.config?.files && !request.raw.complete) reply.header('connection', 'close');
    done();
  });
  app.addContentTypeParser('multipart/form-data', readInPlace(places(READINGS)));
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method === 'POST') request.body ??= {};
    done();
  });
}
