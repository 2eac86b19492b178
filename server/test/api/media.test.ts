import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaRoutes } from '../../src/domains/media/media.ts';
import type { App, Parts } from '../../src/http/parts.ts';

let app: App;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uruhu-media-'));
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#CFE0D5' } });
  await writeFile(join(folder, 'toner.webp'), await picture.webp().toBuffer());
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  mediaRoutes(app, { mediaDir: folder } as Parts);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['320', 320],
  ['321', 480],
  ['640', 640],
  ['99999', 900],
])('w=%s is a picture of %i pixels', async (asked, width) => {
  const answer = await get(`/media/toner.webp?w=${asked}`);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
});

test('a browser that reads AVIF gets it, and caches know that it matters', async () => {
  const answer = await get('/media/toner.webp?w=320', { accept: 'image/avif,image/webp,*/*' });
  expect([answer.headers['content-type'], answer.headers.vary]).toEqual(['image/avif', 'accept']);
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('ten readers of a new picture get the same bytes, and later ones need not get them again', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/media/toner.webp?w=480')));
  expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
  expect((await get('/media/toner.webp?w=480', { 'if-none-match': String(answers[0]?.headers.etag) })).statusCode).toBe(304);
});

test('a drawing is sent as it is', async () => {
  const answer = await get('/media/logo.svg?w=320');
  expect([answer.headers['content-type'], answer.body]).toEqual(['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>']);
});

test.each(['none.webp', '..%2f..%2fetc%2fpasswd', '%2e%2e%2ftoner.webp', 'renditions', 'toner.webp%00.svg', '.webp', 'TONER.webp'])(
  '%s is not found',
  async (key) => {
    expect((await get(`/media/${key}?w=320`)).statusCode).toBe(404);
  },
);
