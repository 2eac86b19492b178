/** Pictures are accepted or refused by their content, documents by their first bytes and names. Slow: it sends many files, some of them large. */

import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFileForm, createHugePng, createPhoto, PDF, upload } from '../../../test/support/fixtures/files.ts';
import { addShopper, type Shopper, verifyEmail } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { createIpAddress } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';
import { refuse } from '../../lib/outcome.ts';
import { refusals } from '../../messages/en/refusals.ts';
import { STAFF_MESSAGES } from '../../messages/messages.ts';
import { buildRefusalBody } from '../../messages/sentences.ts';
import { openDiskStorage } from '../../storage/disk.ts';
import { arePicturesOfShopper } from './pictures-of-shopper.ts';
import { storePicture } from './store-picture.ts';
import { BYTES_PER_DAY_MAX, countUpload, UPLOADS_PER_HOUR_MAX } from './upload-limit.ts';

let shop: SharedTestShop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openSharedTestShop();
});
beforeEach(async () => {
  shopper = await addShopper(shop.db);
});

const send = (bytes: Buffer | string, name?: string) => upload(shop.app, bytes, { token: shopper.token, name });
const selectFiles = (user_id: string) => shop.db.selectFrom('files').selectAll().where('user_id', '=', user_id).execute();

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'of the format %s is re-encoded as WebP, whatever its file name says',
    async (format) => {
      const { status, body } = await send(await createPhoto().toFormat(format).toBuffer(), 'wrong.txt');
      expect([status, body]).toEqual([
        200,
        {
          status: 'success',
          file_new_name: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/),
          url: expect.stringMatching(new RegExp(`^/media/[\\w-]{22}/${body.file_new_name}$`)),
        },
      ]);
      const storedBytes = await shop.storage.read(body.file_new_name);
      expect(await sharp(storedBytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
      expect(await selectFiles(shopper.user_id)).toEqual([
        {
          key: body.file_new_name,
          user_id: shopper.user_id,
          kind: 'picture',
          content_type: 'image/webp',
          bytes: storedBytes?.length,
          width: 600,
          height: 400,
          thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
          created_at: expect.any(Date),
          link_hash: expect.any(Buffer),
          staff_id: null,
        },
      ]);
    },
  );

  test('loses its location, camera, comment and profile, and is rotated upright', async () => {
    const photo = await createPhoto()
      .withExif({ IFD0: { Copyright: 'secret-owner', Make: 'secret-camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 57/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6 });
    const { body } = await send(photo);
    const storedBytes = await shop.storage.read(body.file_new_name);
    const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(storedBytes ?? undefined).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect([width, height]).toEqual([400, 600]);
    expect(storedBytes?.includes('secret')).toBe(false);
  });

  test('that is too large is scaled to 2,000 pixels', async () => {
    const { body } = await send(await createPhoto(5000, 2500).jpeg().toBuffer());
    expect(await sharp((await shop.storage.read(body.file_new_name)) ?? undefined).metadata()).toMatchObject({ width: 2000, height: 1000 });
  });

  test('that is animated keeps only its first frame', async () => {
    const frames = await sharp([await createPhoto(40, 40).png().toBuffer(), await createPhoto(40, 40).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { body } = await send(frames);
    const storedMetadata = await sharp((await shop.storage.read(body.file_new_name)) ?? undefined).metadata();
    expect([storedMetadata.pages ?? 1, storedMetadata.width, storedMetadata.height]).toEqual([1, 40, 40]);
  });

  test('loses a web page, a script and an archive that are hidden in it', async () => {
    const jpeg = await createPhoto().jpeg().toBuffer();
    const gif = await createPhoto().gif().toBuffer();
    const script = '<html><script>alert(document.cookie)</script></html>';
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
    const polyglots = [
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      Buffer.concat([jpeg, Buffer.from(script)]),
      Buffer.concat([gif, Buffer.from(`/*${script}*/`)]),
      Buffer.concat([jpeg, Buffer.from('PK\x03\x04evil.html')]),
    ];
    for (const polyglot of polyglots) {
      const { status, body } = await send(polyglot, 'harmless.jpg');
      const storedBytes = await shop.storage.read(body.file_new_name);
      expect([status, storedBytes?.includes('script'), storedBytes?.includes('PK\x03\x04')]).toEqual([200, false, false]);
    }
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PAGE = '<!doctype html><script>alert(document.cookie)</script>';

describe('a document', () => {
  /** Any file of this container, which the shop does not look into. */
  const createDocument = (head: string) => Buffer.from(`${head} ${PAGE}`, 'latin1');
  const OLE_HEAD = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

  test.each([
    ['a.pdf', '.pdf', 'application/pdf', createDocument('%PDF-1.7\n')],
    ['a.DOC', '.doc', 'application/msword', createDocument(OLE_HEAD)],
    ['a.docx', '.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', createDocument('PK\x03\x04')],
    ['a.xlsx', '.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', createDocument('PK\x03\x04')],
    ['a.xlsm', '.xlsm', 'application/vnd.ms-excel.sheet.macroenabled.12', createDocument('PK\x03\x04')],
    ['a.xml', '.xml', 'application/xml', Buffer.from(`<?xml version="1.0"?><order a=1>&unclosed;${'<a>'.repeat(100_000)}`)],
    ['../../etc/x.html%00\\..\\evil\u202e"%0d%0aset-cookie: a=b; x=".pdf', '.pdf', 'application/pdf', createDocument('%PDF-1.4')],
  ])(
    'named %s, whatever follows its first bytes, is stored unchanged and sent only as a download of its type',
    async (name, extension, type, bytes) => {
      const { status, body } = await upload(shop.app, bytes, {
        token: shopper.token,
        name: name.replaceAll('"', '%22'),
        type: 'text/html',
      });
      const key: string = body.file_new_name;
      expect([status, key]).toEqual([200, expect.stringMatching(new RegExp(`^[0-9a-f-]{36}\\${extension}$`))]);
      expect(await selectFiles(shopper.user_id)).toMatchObject([{ key, kind: 'document', content_type: type, bytes: bytes.length }]);
      const staffMember = await addStaffMember(shop.db);
      for (const [url, token] of [[body.url], [`/media/${key}`, shopper.token], [`/media/${key}`, staffMember.token]]) {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        const reply = await shop.app.inject({ url, headers, remoteAddress: createIpAddress() });
        expect([reply.statusCode, reply.rawPayload.equals(bytes)]).toEqual([200, true]);
        expect(reply.headers).toMatchObject({
          'content-type': type,
          'content-disposition': `attachment; filename="${key}"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        });
      }
      expect(await arePicturesOfShopper(shop.db, shopper.user_id, [key])).toBe(false);
    },
  );

  test.each(['a.html', 'a.docx', 'a.pdf.exe', 'a'])('of the kind PDF, but named %s, is refused and not stored', async (name) => {
    expect(await send(PDF, name)).toMatchObject({ status: 415, body: buildRefusalBody(refuse('file_kind_unknown'), STAFF_MESSAGES) });
    expect(await selectFiles(shopper.user_id)).toEqual([]);
  });
});

const HOSTILE_FILES: [description: string, status: number, createFile: () => Buffer | string | Promise<Buffer>][] = [
  ['an empty file', 400, () => ''],
  ['a file of one byte', 415, () => 'x'],
  ['a text', 415, () => 'hello, this is a plain text file'],
  ['a program', 415, () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['an SVG', 415, () => SVG],
  ['a web page', 415, () => PAGE],
  ['a PNG of 900 million pixels', 413, () => createHugePng(30_000)],
  ['a progressive JPEG of 36 million pixels', 413, () => createPhoto(6000, 6000).jpeg({ progressive: true, quality: 20 }).toBuffer()],
  ['a PNG that is cut', 400, async () => (await createPhoto().png().toBuffer()).subarray(0, 300)],
  ['a JPEG that is cut', 400, async () => (await createPhoto(900, 900).jpeg().toBuffer()).subarray(0, 2000)],
  ['a JPEG header before an SVG', 400, () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SVG)])],
  ['a GIF header before a script', 400, () => 'GIF89a/*<svg/>*/=1;alert(document.cookie)'],
  ['a WebP header before nothing', 400, () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), Buffer.alloc(20)])],
  ['a video', 415, () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(50)])],
  ['a file of eleven megabytes', 413, () => Buffer.alloc(11 * 1024 * 1024, 0xff)],
  ['a PDF of one byte more than ten megabytes', 413, () => Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 + 1 - PDF.length)])],
];

describe('the shop refuses and does not store', () => {
  test.each(HOSTILE_FILES)('%s', async (_, status, createFile) => {
    const bytes = await createFile();
    const [started_ms, rssBefore_bytes] = [performance.now(), process.memoryUsage().rss];
    for (const fileName of ['a.jpg', 'a.xml', 'a.pdf', '../../etc/passwd']) {
      const response = await send(bytes, fileName);
      expect(response).toMatchObject({ status, body: { status: 'error', message: expect.stringMatching(/^[A-Z].{15,}\.$/) } });
    }
    expect(performance.now() - started_ms).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - rssBefore_bytes).toBeLessThan(300 * 1024 * 1024);
    expect(await selectFiles(shopper.user_id)).toEqual([]);
  });
});

describe('a call', () => {
  const post = (payload: Buffer | string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      remoteAddress: createIpAddress(),
      payload,
      headers: { authorization: `Bearer ${shopper.token}`, ...headers },
    });

  const formWithoutFile = buildFileForm(Buffer.alloc(0), { name: '' });
  test.each<[description: string, payload: Buffer | string, headers: Record<string, string>]>([
    ['without a body', '', {}],
    ['with JSON that looks like a file', '{"file":{"type":"Buffer","data":[137,80]}}', { 'content-type': 'application/json' }],
    ['with an urlencoded file', 'file=%89PNG', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['with a form in which nothing was chosen', formWithoutFile.payload, formWithoutFile.headers],
  ])('%s is refused as having no file', async (_, payload, headers) => {
    const reply = await post(payload, headers);
    expect([reply.statusCode, reply.json()]).toEqual([400, { status: 'error', code: 'file_missing', message: 'Please choose a file.' }]);
  });

  test('with two files, or a file in another field, is refused', async () => {
    const { payload, headers } = buildFileForm(PDF);
    // The form, without the line that ends it, and then the same file once more.
    const payloadWithoutEnd = payload.subarray(0, -'--uruhu-file--\r\n'.length);
    expect((await post(Buffer.concat([payloadWithoutEnd, payload]), headers)).statusCode).toBe(413);
    expect((await upload(shop.app, PDF, { token: shopper.token, field: 'avatar' })).status).toBe(400);
  });

  test('of ten thousand parts is refused', async () => {
    const { headers } = buildFileForm(PDF);
    const part = '--uruhu-file\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
    expect((await post(`${part.repeat(10_000)}--uruhu-file--\r\n`, headers)).statusCode).toBe(413);
  });

  test('with another shopper’s id is refused', async () => {
    const otherShopper = await addShopper(shop.db);
    const response = await upload(shop.app, PDF, { token: shopper.token, fields: { user_id: otherShopper.user_id } });
    expect([response.status, await selectFiles(otherShopper.user_id)]).toEqual([403, []]);
    expect((await upload(shop.app, PDF, { token: shopper.token, fields: { user_id: shopper.user_id } })).status).toBe(200);
  });
});

describe('other calls', () => {
  test('accept no file and no form over a megabyte, even with a session', async () => {
    const url = '/api/users/address/add';
    const sendFile = (bytes: Buffer) => {
      const form = buildFileForm(bytes);
      return shop.app.inject({
        method: 'POST',
        url,
        remoteAddress: createIpAddress(),
        ...form,
        headers: { ...form.headers, authorization: `Bearer ${shopper.token}` },
      });
    };
    expect((await sendFile(PDF)).statusCode).toBe(400);
    expect((await sendFile(Buffer.alloc(1_100_000))).statusCode).toBe(413);
  });
});

const TEN_MB = BYTES_PER_DAY_MAX / 10;

/** Adds files of ten megabytes, stored one second after another, the first of them `hoursAgo`. */
const addLargeFiles = ({ count, hoursAgo }: { count: number; hoursAgo: number }) =>
  shop.db
    .insertInto('files')
    .values(
      Array.from({ length: count }, (_, index) => ({
        key: `${shopper.user_id}-${index}.pdf`,
        user_id: shopper.user_id,
        kind: 'document' as const,
        content_type: 'application/pdf',
        bytes: TEN_MB,
        created_at: new Date(Date.now() - hoursAgo * 3_600_000 + index * 1000),
      })),
    )
    .execute();

/** Counts this many uploads of the shopper without sending files. */
const addToUploadCount = async (uploads: number) => {
  for (let count = 0; count < uploads; count++) await countUpload(shop.db, shopper.user_id);
};

describe('the limit of sixty uploads in an hour', () => {
  test('refuses the next upload unread, with the time to retry', async () => {
    await addToUploadCount(UPLOADS_PER_HOUR_MAX);
    for (const bytes of [PDF, await createPhoto().png().toBuffer()]) {
      const { status, headers } = await send(bytes);
      expect([status, headers.connection]).toEqual([429, 'close']);
      // One of the sixty is free again after each minute.
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect(await selectFiles(shopper.user_id)).toEqual([]);
  });

  test.each([
    ['a damaged file', Buffer.from('GIF89a and nothing of a picture')],
    ['a program', 'MZ this is a program that is not accepted'],
    ['an empty file', ''],
    ['a file of eleven megabytes', Buffer.alloc(11 * 1024 * 1024)],
  ])('also counts %s', async (_, bytes) => {
    await addToUploadCount(UPLOADS_PER_HOUR_MAX - 2);
    // The limit allows two more uploads, and each of them counts.
    const statuses = [(await send(bytes)).status, (await send(bytes)).status, (await send(bytes)).status];
    expect(statuses).toEqual([expect.any(Number), expect.any(Number), 429]);
    expect(statuses.slice(0, 2)).not.toContain(429);
  });

  test('does not count the uploads of other shoppers', async () => {
    await addToUploadCount(UPLOADS_PER_HOUR_MAX);
    shopper = await addShopper(shop.db);
    expect((await send(PDF)).status).toBe(200);
  });
});

describe('a shopper whose e-mail address is not verified', () => {
  test('cannot upload: the file is refused unread and not counted', async () => {
    shopper = await addShopper(shop.db, { email_verified: false });
    for (let round = 0; round < UPLOADS_PER_HOUR_MAX + 1; round++) {
      const { status, body, headers } = await send(PDF);
      expect([status, body.message, headers.connection]).toEqual([403, refusals.email_unverified, 'close']);
    }
    expect(await selectFiles(shopper.user_id)).toEqual([]);
    await verifyEmail(shop.db, shopper);
    expect((await send(PDF)).status).toBe(200);
  });
});

describe('the limit of a hundred megabytes in a day', () => {
  test('refuses the next upload with the time to retry', async () => {
    await addLargeFiles({ count: 10, hoursAgo: 20 });
    for (const bytes of [PDF, await createPhoto().png().toBuffer()]) {
      const { status, headers } = await send(bytes);
      expect(status).toBe(429);
      // The files count for four more hours.
      expect(Number(headers['retry-after'])).toBeGreaterThan(3.99 * 3600);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(4 * 3600);
    }
    expect(await selectFiles(shopper.user_id)).toHaveLength(10);
  });

  test('allows a small file below the limit, and does not count files that are older than a day', async () => {
    await addLargeFiles({ count: 9, hoursAgo: 20 });
    expect((await send(PDF)).status).toBe(200);
    shopper = await addShopper(shop.db);
    await addLargeFiles({ count: 10, hoursAgo: 24.1 });
    expect((await send(PDF)).status).toBe(200);
  });
});

describe('concurrent uploads', () => {
  test('of one shopper are counted one after another: if the hourly limit allows two more, two of five succeed', async () => {
    await addToUploadCount(UPLOADS_PER_HOUR_MAX - 2);
    const statuses: number[] = [];
    // The server reads at most three uploads of a shopper at a time.
    for (const copies of [2, 3])
      statuses.push(...(await Promise.all(Array.from({ length: copies }, () => send(PDF)))).map(({ status }) => status));
    expect(statuses.sort()).toEqual([200, 200, 429, 429, 429]);
    expect(await selectFiles(shopper.user_id)).toHaveLength(2);
  });
});

test('an upload of an erased account leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uruhu-gone-'));
  const erasedUserId = randomUUID();
  const outcome = await storePicture({ db: shop.db, storage: openDiskStorage(folder) }, erasedUserId, await createPhoto().png().toBuffer());
  expect(outcome).toMatchObject({ ok: false, code: 'not_authorized' });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('the API document describes the file field', async () => {
  const { paths } = (await shop.app.inject({ url: '/api/docs/json', remoteAddress: createIpAddress() })).json();
  const { content } = paths['/api/files/upload'].post.requestBody;
  expect(content['multipart/form-data'].schema.properties.file).toEqual({ type: 'string', format: 'binary' });
});

describe('the owner of a file', () => {
  test('is the shopper who uploaded it', async () => {
    const otherShopper = await addShopper(shop.db);
    const { body } = await send(await createPhoto().png().toBuffer());
    const key = body.file_new_name;
    expect(await arePicturesOfShopper(shop.db, shopper.user_id, [key, key])).toBe(true);
    expect(await arePicturesOfShopper(shop.db, shopper.user_id, [])).toBe(true);
    expect(await arePicturesOfShopper(shop.db, shopper.user_id, [key, 'toner.webp'])).toBe(false);
    expect(await arePicturesOfShopper(shop.db, otherShopper.user_id, [key])).toBe(false);
  });

  test('is removed with the account, and nothing else of the row can change', async () => {
    const { body } = await send(PDF);
    const updateRow = (columns: object) => shop.db.updateTable('files').set(columns).where('key', '=', body.file_new_name).execute();
    await expect(updateRow({ bytes: 7 })).rejects.toThrow('written once');
    await expect(updateRow({ user_id: (await addShopper(shop.db)).user_id })).rejects.toThrow('written once');
    await shop.db.deleteFrom('users').where('user_id', '=', shopper.user_id).execute();
    const row = await shop.db.selectFrom('files').select('user_id').where('key', '=', body.file_new_name).executeTakeFirst();
    expect(row).toEqual({ user_id: null });
  });
});

test('the database refuses unsafe keys, active types, and pictures without a size', async () => {
  const picture = { kind: 'picture' as const, content_type: 'image/webp', bytes: 5, width: 1, height: 1, thumbhash: 'YJqGPQw7sFlsl' };
  const invalidRows = [
    { ...picture, key: '../a.webp' },
    { ...picture, key: 'a.svg' },
    { ...picture, key: 'a.webp', content_type: 'image/svg+xml' },
    { ...picture, key: 'a.webp', width: null },
    { ...picture, key: 'a.webp', bytes: 0 },
    { ...picture, key: 'a.webp', thumbhash: '"><script>' },
    { key: 'a.pdf', kind: 'document' as const, content_type: 'text/html', bytes: 5 },
    { key: 'a.webp', kind: 'document' as const, content_type: 'application/pdf', bytes: 5 },
  ];
  for (const row of invalidRows) {
    await expect(shop.db.insertInto('files').values(row).execute(), JSON.stringify(row)).rejects.toThrow(/check constraint/);
  }
});

describe('over a real connection', () => {
  let address: Promise<string> | undefined;
  const startListening = () => {
    address ??= shop.app.listen({ port: 0, host: '127.0.0.1' });
    return address;
  };

  /** Sends the headers and the first bytes of an upload, and keeps the connection open. */
  const beginUpload = async ({ port, token, sent_bytes = 1_000 }: { port: number; token?: string; sent_bytes?: number }) => {
    const { payload, headers } = buildFileForm(Buffer.alloc(9_000_000));
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let response = '';
    socket.on('data', (text) => (response += text)).on('error', () => {});
    const head = ['POST /api/files/upload HTTP/1.1', 'host: shop', `content-type: ${headers['content-type']}`];
    if (token !== undefined) head.push(`authorization: Bearer ${token}`);
    socket.write(`${head.join('\r\n')}\r\ncontent-length: ${payload.length}\r\n\r\n`);
    socket.write(payload.subarray(0, sent_bytes));
    return { socket, readResponse: () => response };
  };

  test('a shopper’s fourth concurrent upload is refused, and other shoppers can upload', async () => {
    const port = Number(new URL(await startListening()).port);
    const { token } = shopper;
    const uploads = await Promise.all([1, 2, 3].map(() => beginUpload({ port, token })));
    // After this pause the server is reading all three.
    await pause(1_000);
    const fourthUpload = await beginUpload({ port, token });
    await expect.poll(fourthUpload.readResponse).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5/s);
    expect((await upload(shop.app, PDF, { token: (await addShopper(shop.db)).token })).status).toBe(200);
    for (const { socket } of [...uploads, fourthUpload]) socket.destroy();
    await expect.poll(async () => (await send(PDF)).status).toBe(200);
  });

  test('the server closes the connection of a guest who sends an endless file', async () => {
    const socket = connect(Number(new URL(await startListening()).port), '127.0.0.1').on('error', () => {});
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const closing = new Promise((resolve) => socket.once('close', resolve));
    let response = '';
    socket.on('data', (data) => (response += data));
    socket.write('POST /api/files/upload HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n');
    socket.write('content-type: multipart/form-data; boundary=b\r\n\r\n');
    const sendingTimer = setInterval(() => socket.writable && socket.write(chunk), 5);
    expect(await Promise.race([closing.then(() => 'closed'), pause(20_000, 'open')])).toBe('closed');
    clearInterval(sendingTimer);
    expect(response).toMatch(/^HTTP\/1\.1 401 .*connection: close/is);
  });

  test('a guest is refused before the file arrives, and an aborted upload leaves nothing', async () => {
    const port = Number(new URL(await startListening()).port);
    const guestUpload = await beginUpload({ port });
    await expect.poll(guestUpload.readResponse).toMatch(/^HTTP\/1\.1 401 /);
    guestUpload.socket.destroy();
    const abortedUpload = await beginUpload({ port, token: shopper.token, sent_bytes: 5_000_000 });
    await pause(200);
    expect(abortedUpload.readResponse()).toBe('');
    abortedUpload.socket.destroy();
    await pause(200);
    expect(await selectFiles(shopper.user_id)).toEqual([]);
    expect((await send(PDF)).status).toBe(200);
  });
});
