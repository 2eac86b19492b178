/** With S3, one process serves files that another one has received, without a shared disk. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/database/connect.ts';
import { openS3Storage } from '../../src/storage/s3.ts';
import { openTestDatabase } from '../support/database/engines.ts';
import { createPhoto, PDF, upload } from '../support/fixtures/files.ts';
import { addShopper } from '../support/fixtures/fixtures.ts';
import { type S3Server, startS3 } from '../support/servers/s3-server.ts';
import { buildTestApp, type TestShop } from '../support/shop/app.ts';

let database: OpenDatabase;
let server: S3Server;
let [firstShop, secondShop]: Omit<TestShop, 'db'>[] = [];

beforeAll(async () => {
  [database, server] = await Promise.all([openTestDatabase(), startS3()]);
  firstShop = await buildTestApp(database, { storage: openS3Storage(server.options) });
  secondShop = await buildTestApp(database, { storage: openS3Storage(server.options) });
});
afterAll(async () => {
  await firstShop?.close();
  await secondShop?.close();
  await server.stop();
  await database.close();
});

test('one process resizes and serves a picture that another one has received', async () => {
  const { token } = await addShopper(database.db);
  if (!firstShop || !secondShop) throw new Error('not started');
  const { status, body } = await upload(firstShop.app, await createPhoto(1200, 800).jpeg().toBuffer(), { token });
  expect(status).toBe(200);
  const shown = await secondShop.app.inject({ url: `${body.url}?w=320`, headers: { accept: 'image/avif,*/*' } });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/avif']);
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(320);
  expect(await server.readContentType(`renditions/320/${body.file_new_name}.avif`)).toBe('image/avif');
});

test('one process serves a document that another one has received, as a download only', async () => {
  const { token } = await addShopper(database.db);
  if (!firstShop || !secondShop) throw new Error('not started');
  const { body } = await upload(firstShop.app, PDF, { token });
  const { rawPayload, headers } = await secondShop.app.inject(body.url);
  expect([rawPayload.equals(PDF), headers['content-disposition']]).toEqual([true, `attachment; filename="${body.file_new_name}"`]);
  expect(await server.readContentType(body.file_new_name)).toBe('application/pdf');
});
