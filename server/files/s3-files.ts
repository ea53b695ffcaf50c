import { AwsClient } from 'aws4fetch';
import { sha256OfBytes } from '../../backend/core/crypto.ts';
import { StorageError, StoreBusyError } from '../../backend/store/storage-error.ts';
import { type ReplaceableFiles, streamPieces } from '../../backend/files/files.ts';

export interface S3Settings {
  /** Such as https://s3.ap-south-1.amazonaws.com, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Files extends ReplaceableFiles {
  has(hash: string): Promise<boolean>;
}

const HASH = /^[0-9a-f]{64}$/;
/**
 * Milliseconds of a call, with its wait for other calls of the same file. Uploads then end within 30
 * seconds, with the time of the store.
 */
const LIMIT_MS = 20_000;
const MOST_RETRIES = 2;
/** Time of `put`. S3's Last-Modified uses the bucket's clock and has no milliseconds. */
const PUT_AT = 'x-amz-meta-put-at';
/** Of a file that was restored without it. */
const NO_TIME = new Date(0).toISOString();

/** `remove` can lose a file that another process stores at the same moment (ADR 0047). */
export function createS3Files(settings: S3Settings): S3Files {
  const { endpoint, bucket } = settings;
  const client = new AwsClient({ ...settings, service: 's3', retries: MOST_RETRIES });
  const lastTurns = new Map<string, Promise<unknown>>();

  async function withinLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), LIMIT_MS);
    try {
      return await work(limit.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Each turn ends at its own limit, so the next one does not wait beyond its own. */
  async function inTurn<T>(hash: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withinLimit(async (signal) => {
      const last = lastTurns.get(hash) ?? Promise.resolve();
      const turn = last.catch(() => undefined).then(() => work(signal));
      lastTurns.set(hash, turn);
      try {
        return await turn;
      } finally {
        if (lastTurns.get(hash) === turn) lastTurns.delete(hash);
      }
    });
  }

  function noResponse(error: unknown): never {
    throw new StoreBusyError(`The bucket ${bucket} does not answer`, { cause: error });
  }

  /**
   * Resolves to null without the object.
   * @throws StoreBusyError if the bucket is unavailable, or StorageError if it refuses the request
   */
  async function send(method: string, hash: string, init: RequestInit & { signal: AbortSignal }) {
    const url = `${endpoint}/${bucket}/${hash.slice(0, 2)}/${hash.slice(2)}`;
    const response = await client.fetch(url, { ...init, method }).catch(noResponse);
    return response.ok ? response : refusal(method, response);
  }

  async function upload(
    signal: AbortSignal,
    hash: string,
    body: Uint8Array<ArrayBuffer>,
    digest: string,
    putAt: string,
  ): Promise<void> {
    // The bucket checks the content against this signed hash.
    const headers = { 'x-amz-content-sha256': digest, [PUT_AT]: putAt };
    await send('PUT', hash, { headers, body, signal });
  }

  async function readPutAt(signal: AbortSignal, hash: string): Promise<string | null> {
    const found = await send('HEAD', hash, { signal });
    return found && (found.headers.get(PUT_AT) ?? NO_TIME);
  }

  async function refusal(method: string, response: Response): Promise<null> {
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(noResponse)) ?? [];
    if (response.status === 404 && code !== 'NoSuchBucket') return null;
    const reason = `${method}: ${response.status} ${code}`.trim();
    if (response.status >= 500 || response.status === 429) {
      throw new StoreBusyError(`The bucket ${bucket} is not available (${reason})`);
    }
    throw new StorageError(
      `The bucket ${bucket} at ${endpoint} refuses (${reason}). Check S3_BUCKET, S3_REGION and the access key.`,
    );
  }

  return {
    async put(bytes, at, given) {
      const digest = await sha256OfBytes(bytes);
      const hash = given ?? digest;
      await inTurn(hash, (signal) => upload(signal, hash, bytes, digest, at.toISOString()));
      return hash;
    },
    async overwrite(hash, bytes) {
      if (!HASH.test(hash)) return;
      const digest = await sha256OfBytes(bytes);
      await inTurn(hash, async (signal) => {
        const putAt = await readPutAt(signal, hash);
        if (putAt !== null) await upload(signal, hash, bytes, digest, putAt);
      });
    },
    async get(hash) {
      if (!HASH.test(hash)) return null;
      // The limit ends with the headers, since a client may read a file more slowly.
      const response = await withinLimit((signal) => send('GET', hash, { signal }));
      if (!response) return null;
      const size = Number(response.headers.get('content-length'));
      const reader = response.body?.getReader();
      const read = async () => (await reader?.read().catch(noResponse))?.value ?? null;
      const cancel = async () => reader?.cancel();
      return { size, content: streamPieces(read, cancel) };
    },
    async has(hash) {
      if (!HASH.test(hash)) return false;
      return (await withinLimit((signal) => send('HEAD', hash, { signal }))) !== null;
    },
    async remove(hash, putUntil) {
      if (!HASH.test(hash)) return;
      await inTurn(hash, async (signal) => {
        const putAt = await readPutAt(signal, hash);
        if (putAt !== null && new Date(putAt) <= putUntil) await send('DELETE', hash, { signal });
      });
    },
  };
}
