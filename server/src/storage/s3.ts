/** Any storage that speaks S3: Amazon's own, or MinIO, R2, Ceph and the like by their address. */
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Storage } from './storage.ts';
import { isRenditionKey, isStorageKey } from './stored-types.ts';

export type S3Options = {
  /** Undefined: Amazon's. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TRIES_MAX = 3;
const CONNECT_MS_MAX = 2_000;
/** Of one try: it may carry ten megabytes. */
const TRY_MS_MAX = 10_000;
/** Of all tries together: a reader waits no longer for a picture. */
const CALL_MS_MAX = 20_000;

const MISSING = new Set(['NoSuchKey', 'NotFound']);
/** Where the key may not list the bucket, Amazon's answer for what is not there. A size that is denied can be made again, all else cannot. */
const DENIED = 'AccessDenied';

/** A missing bucket is not a missing file: then all of them would seem to be gone. */
function orMissing<Answer>(key: string, asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: { name?: string }) => {
    if (MISSING.has(error.name ?? '') || (error.name === DENIED && isRenditionKey(key))) return null;
    throw error;
  });
}

const connect = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Options) =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Names of buckets are host names at Amazon's alone.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: TRIES_MAX,
    requestHandler: { connectionTimeout: CONNECT_MS_MAX, requestTimeout: TRY_MS_MAX, throwOnRequestTimeout: true },
    // Newer than many that speak S3; the signature covers the body as it is.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const inTime = () => ({ abortSignal: AbortSignal.timeout(CALL_MS_MAX) });

/** A file in a bucket is there whole or not at all, which is S3's own promise. */
export function s3Storage(options: S3Options): Storage {
  const client = connect(options);
  const Bucket = options.bucket;
  return {
    async read(key) {
      if (!isStorageKey(key)) return null;
      const found = await orMissing(key, client.send(new GetObjectCommand({ Bucket, Key: key }), inTime()));
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async write(key, body, contentType) {
      if (!isStorageKey(key)) throw new Error(`not a key: ${key}`);
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: contentType }), inTime());
    },
    async remove(key) {
      if (isStorageKey(key)) await client.send(new DeleteObjectCommand({ Bucket, Key: key }), inTime());
    },
    async size(key) {
      if (!isStorageKey(key)) return null;
      const found = await orMissing(key, client.send(new HeadObjectCommand({ Bucket, Key: key }), inTime()));
      return found && (found.ContentLength ?? 0);
    },
  };
}
