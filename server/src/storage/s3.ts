/** A storage with the S3 protocol: Amazon's, or MinIO, R2, Ceph and others by their endpoint. */
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Storage } from './storage.ts';
import { isRenditionKey, isStorageKey } from './stored-types.ts';

export type S3Options = {
  /** Undefined: Amazon's endpoint. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TRIES_MAX = 3;
const CONNECT_MS_MAX = 2_000;
/** The time limit of one try, which may transfer ten megabytes. */
const TRY_MS_MAX = 10_000;
/** The time limit of all tries together: how long a reader waits for a picture at most. */
const CALL_MS_MAX = 20_000;

/** The errors of S3 for a missing object. */
const MISSING_ERRORS = new Set(['NoSuchKey', 'NotFound']);
/**
 * Amazon's error for a missing object where the access key may not list the bucket. It counts as missing only for renditions, which the
 * shop can make again.
 */
const DENIED_ERROR = 'AccessDenied';

/**
 * Resolves with null for a missing file, with the result of `call` otherwise. A missing bucket stays an error, because otherwise all files
 * would seem to be missing.
 */
function resolveMissingAsNull<Output>(key: string, call: Promise<Output>): Promise<Output | null> {
  return call.catch((error: { name?: string }) => {
    if (MISSING_ERRORS.has(error.name ?? '') || (error.name === DENIED_ERROR && isRenditionKey(key))) return null;
    throw error;
  });
}

const createClient = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Options) =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Only Amazon uses bucket names as host names.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: TRIES_MAX,
    requestHandler: { connectionTimeout: CONNECT_MS_MAX, requestTimeout: TRY_MS_MAX, throwOnRequestTimeout: true },
    // Many S3 servers do not know these newer checksums, and the signature covers the body anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const createTimeLimit = () => ({ abortSignal: AbortSignal.timeout(CALL_MS_MAX) });

/** Stores files in a bucket. S3 guarantees that readers see a complete object or none. */
export function openS3Storage(options: S3Options): Storage {
  const client = createClient(options);
  const Bucket = options.bucket;
  return {
    async read(key) {
      if (!isStorageKey(key)) return null;
      const response = await resolveMissingAsNull(key, client.send(new GetObjectCommand({ Bucket, Key: key }), createTimeLimit()));
      return response?.Body ? Buffer.from(await response.Body.transformToByteArray()) : null;
    },
    async write(key, body, contentType) {
      if (!isStorageKey(key)) throw new Error(`not a key: ${key}`);
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: contentType }), createTimeLimit());
    },
    async remove(key) {
      if (isStorageKey(key)) await client.send(new DeleteObjectCommand({ Bucket, Key: key }), createTimeLimit());
    },
    async readSize(key) {
      if (!isStorageKey(key)) return null;
      const response = await resolveMissingAsNull(key, client.send(new HeadObjectCommand({ Bucket, Key: key }), createTimeLimit()));
      return response && (response.ContentLength ?? 0);
    },
    // Does nothing: a trial object each minute would cost money, and a versioned bucket would keep it for ever.
    async probe() {},
  };
}
