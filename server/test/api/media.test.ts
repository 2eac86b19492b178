import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App, AppContext } from '../../src/context.ts';
import { addMediaRoutes } from '../../src/domains/media/media.ts';
import { createBadUrlHandler } from '../../src/http/errors.ts';
import { addEtags } from '../../src/http/etag.ts';
import { createSecurityHeaders } from '../../src/http/headers.ts';
import { addLanguages } from '../../src/http/language.ts';
import { openDiskStorage } from '../../src/storage/disk.ts';
import { openS3Storage } from '../../src/storage/s3.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { type S3Server, startS3 } from '../support/servers/s3-server.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const IMG_HEADERS = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

/** A storage whose reads and writes are recorded. */
type RecordedStorage = Storage & { readKeys: string[]; writtenKeys: string[] };

function recordCalls(storage: Storage): RecordedStorage {
  const readKeys: string[] = [];
  const writtenKeys: string[] = [];
  return {
    ...storage,
    readKeys,
    writtenKeys,
    read(key) {
      readKeys.push(key);
      return storage.read(key);
    },
    write(key, body, contentType) {
      writtenKeys.push(key);
      return storage.write(key, body, contentType);
    },
  };
}

let folder: string;
let server: S3Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uruhu-media-'));
  server = await startS3();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const STORAGES: Record<string, () => Storage> = {
  disk: () => openDiskStorage(join(folder, 'media')),
  S3: () => openS3Storage(server.options),
};

describe.each(Object.keys(STORAGES))('on %s', (name) => {
  let app: App;
  let storage: RecordedStorage;

  beforeAll(async () => {
    storage = recordCalls(STORAGES[name]?.() as Storage);
    const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#CFE0D5' } });
    await storage.write('toner.webp', await picture.webp().toBuffer(), 'image/webp');
    await storage.write('logo.svg', Buffer.from(SVG), 'image/svg+xml');
    await storage.write('letter.pdf', Buffer.from('%PDF-'), 'application/pdf');
    app = Fastify({ frameworkErrors: createBadUrlHandler(createSecurityHeaders(false)) }).withTypeProvider<ZodTypeProvider>();
    addLanguages(app);
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    // Replaces the method with which the whole shop charges for a rendition.
    app.decorate('charge', async () => {});
    await addEtags(app);
    addMediaRoutes(app, { storage, config: {} } as unknown as AppContext);
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test.each([
    ['320', 320],
    ['321', 480],
    ['640', 640],
    ['99999', 900],
  ])('w=%s responds with a picture that is %i pixels wide', async (requested, width) => {
    const response = await get(`/media/toner.webp?w=${requested}`);
    expect(response.headers['content-type']).toBe('image/webp');
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
  });

  test('all requested widths together create only six renditions per format', async () => {
    for (const w of ['1', '7', '161', '481.5', '1e3', '700', '0x10', '1279', '5000']) await get(`/media/toner.webp?w=${w}`);
    const widths = storage.writtenKeys.filter((key) => key.endsWith('.webp.webp')).map((key) => Number(key.split('/')[1]));
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([160, 320, 480, 640, 960, 1280]);
    expect(widths).toHaveLength(6);
  });

  test.each(['0', '-1', 'NaN', 'abc', '', '99999999999999'])('the invalid w=%s responds with a picture of the full width', async (w) => {
    const response = await get(`/media/toner.webp?w=${w}`);
    expect([response.statusCode, (await sharp(response.rawPayload).metadata()).width]).toEqual([200, 900]);
  });

  test('a browser that accepts AVIF gets it, and the response varies by accept', async () => {
    const response = await get('/media/toner.webp?w=320', { accept: 'image/avif,image/webp,*/*' });
    expect([response.headers['content-type'], response.headers.vary]).toEqual(['image/avif', 'accept']);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('ten visitors of a new rendition wait for one conversion and get the same bytes, and another process finds it stored', async () => {
    const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#b3401f' } })
      .webp()
      .toBuffer();
    await storage.write('fresh.webp', picture, 'image/webp');
    storage.writtenKeys.length = 0;
    const responses = await Promise.all(Array.from({ length: 10 }, () => get('/media/fresh.webp?w=480')));
    expect(new Set(responses.map((response) => response.headers.etag)).size).toBe(1);
    expect(storage.writtenKeys).toEqual(['renditions/480/fresh.webp.webp']);
    storage.readKeys.length = 0;
    await get('/media/fresh.webp?w=480');
    expect(storage.readKeys).toEqual(['renditions/480/fresh.webp.webp']);
  });

  test('a client that has the picture gets 304, in every form of if-none-match', async () => {
    const { etag = '' } = (await get('/media/toner.webp?w=480')).headers;
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/media/toner.webp?w=480', { 'if-none-match': String(ifNoneMatch) });
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get('/media/toner.webp?w=480', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/media/none.webp?w=480', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('an SVG is sent unchanged', async () => {
    const response = await get('/media/logo.svg?w=320');
    expect([response.headers['content-type'], response.body]).toEqual(['image/svg+xml', SVG]);
  });

  test('a document is always sent as a download', async () => {
    const response = await get('/media/letter.pdf?w=320', IMG_HEADERS);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="letter.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('a missing picture is a placeholder for an <img> and a refusal for other clients, and is never cached', async () => {
    const shown = await get('/media/none.webp?w=320', IMG_HEADERS);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([404, 'image/svg+xml', 'no-store']);
    expect(shown.payload).toMatch(/^<svg [^>]*width="480" height="480">/);
    expect(shown.rawPayload.length).toBeLessThan(700);
    const refused = await get('/media/none.webp?w=320', { accept: '*/*' });
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { status: 'error', code: 'picture_not_found', message: 'Picture not found' },
    ]);
  });

  test.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2ftoner.webp',
    '..%5ctoner.webp',
    '%252e%252e%252ftoner.webp',
    'renditions',
    'renditions%2f320%2ftoner.webp.webp',
    'toner.webp%00.svg',
    'toner.webp%00',
    'toner.webp.123.draft',
    'toner.webp%0d%0ax-evil:1',
    '.webp',
    'TONER.webp',
    'toner.webp%20',
    'toner.html',
    'toner.constructor',
    '__proto__',
    `${'x'.repeat(190)}.webp`,
    `${'x'.repeat(5000)}.webp`,
  ])('%.60s is not found', async (key) => {
    expect((await get(`/media/${key}?w=320`)).statusCode).toBe(404);
    expect((await get(`/media/${key}`, IMG_HEADERS)).statusCode).toBe(404);
  });

  test('a stored file that is no picture is treated as a missing picture, and no rendition is stored', async () => {
    await storage.write('broken.webp', Buffer.from('not a picture'), 'image/webp');
    const response = await get('/media/broken.webp?w=320', IMG_HEADERS);
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      404,
      'image/svg+xml',
      'no-store',
    ]);
    expect(await storage.read('renditions/320/broken.webp.webp')).toBeNull();
  });
});
