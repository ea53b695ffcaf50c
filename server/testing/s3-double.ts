import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../files/s3-files.ts';

interface StoredObject {
  bytes: Buffer;
  metadata: Record<string, string>;
}

export interface S3Double {
  settings: S3Settings;
  objects: Map<string, StoredObject>;
  failNext: (count: number) => void;
  /** Leaves requests without a response until `thaw`. */
  freeze: () => { received: Promise<IncomingMessage>; thaw: () => void };
  /** Stops the next download after `bytes`. */
  holdNext: (bytes: number) => Promise<{ response: ServerResponse; rest: Buffer }>;
  close: () => Promise<void>;
}

const BUCKET = 'caresetu-files';
const REGION = 'ap-south-1';
const ACCESS_KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Checks signatures (AWS Signature Version 4) and content hashes. */
export async function openS3Double(): Promise<S3Double> {
  const objects = new Map<string, StoredObject>();
  let failures = 0;
  let receive: ((request: IncomingMessage) => void) | undefined;
  let hold: ((response: ServerResponse, bytes: Buffer) => void) | undefined;
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const { method = '', url = '', headers } = request;
    if (receive) return receive(request);
    if (failures > 0) {
      failures -= 1;
      return void refuse(503, 'SlowDown');
    }
    if (!isSigned(request)) return void refuse(403, 'SignatureDoesNotMatch');
    const declared = headers['x-amz-content-sha256'];
    if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) {
      return void refuse(400, 'XAmzContentSHA256Mismatch');
    }
    const key = url.slice(1);
    if (!key.startsWith(`${BUCKET}/`)) return void refuse(404, 'NoSuchBucket');
    if (method === 'PUT') {
      const metadata = Object.entries(headers).flatMap(([name, value]) =>
        name.startsWith('x-amz-meta-') ? [[name, String(value)] as const] : [],
      );
      objects.set(key, { bytes: body, metadata: Object.fromEntries(metadata) });
      return void response.writeHead(200).end();
    }
    const object = objects.get(key);
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!object) return void refuse(404, 'NoSuchKey');
    response.writeHead(200, { ...object.metadata, 'content-length': object.bytes.byteLength });
    if (!hold) return void response.end(object.bytes);
    hold(response, object.bytes);
    hold = undefined;
  }

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET,
    },
    objects,
    failNext: (count) => void (failures = count),
    freeze: () => ({
      received: new Promise((resolve) => (receive = resolve)),
      thaw: () => void (receive = undefined),
    }),
    holdNext: (size) =>
      new Promise((resolve) => {
        hold = (response, bytes) => {
          response.write(bytes.subarray(0, size));
          resolve({ response, rest: bytes.subarray(size) });
        };
      }),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', region = '', service = '', end = ''] = scope.split('/');
  const time = String(headers['x-amz-date']);
  const names = signed.split(';');
  if (id !== ACCESS_KEY_ID || region !== REGION || service !== 's3') return false;
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name)))
    return false;
  const canonical = [
    method,
    url,
    '',
    ...names.map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/${service}/${end}`, sha256(canonical)];
  const key = [day, region, service, end].reduce(hmac, Buffer.from(`AWS4${SECRET}`));
  return time.startsWith(day) && hmac(key, text.join('\n')).toString('hex') === signature;
}
