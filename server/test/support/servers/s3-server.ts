/** An S3 server that checks signatures, with one bucket in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: the package has no types
import S3rver from '@20minutes/s3rver';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Options } from '../../../src/storage/s3.ts';

const BUCKET = 'pictures';
/** The server's only account. */
const KEY = 'S3RVER';

export type S3Server = { options: S3Options; readContentType: (key: string) => Promise<string | undefined>; stop: () => Promise<void> };

type Store = { putObject: (object: { key: string }) => Promise<unknown> };

/** Queues writes to the same key: S3 keeps one of several simultaneous objects, while this server would mix their bytes. */
function queueWrites(store: Store): void {
  const write = store.putObject.bind(store);
  const lastWrites = new Map<string, Promise<unknown>>();
  store.putObject = (object) => {
    const written = Promise.resolve(lastWrites.get(object.key))
      .catch(() => {})
      .then(() => write(object));
    lastWrites.set(object.key, written);
    return written;
  };
}

export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'uruhu-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  queueWrites(server.store);
  const { port }: AddressInfo = await server.run();
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: KEY,
    secretAccessKey: KEY,
  };
  const { endpoint = '', region } = options;
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId: KEY, secretAccessKey: KEY } });
  return {
    options,
    readContentType: async (key) => (await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }))).ContentType,
    async stop() {
      client.destroy();
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
