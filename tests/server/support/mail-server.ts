import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import * as z from 'zod/mini';
import { onTestFinished } from 'vitest';
import type { EmailTarget } from '../../../server/options.ts';
import { TEST_SENDER } from '../../../backend/testing/test-backend.ts';

export interface ReceivedMail {
  user: string;
  to: string[];
  isEncrypted: boolean;
  /** As sent, with its headers. */
  source: string;
}

type MailAnswer = 'answer' | 'wait' | [code: number, text: string];

export interface MailServerOptions extends Pick<SMTPServerOptions, 'secure' | 'key' | 'cert'> {
  /** @returns the code of a refusal, with its text, or null to accept */
  onRecipient?: (address: string) => [code: number, text: string] | null;
  /** 'wait' never answers. */
  onMail?: (mail: ReceivedMail) => MailAnswer | Promise<MailAnswer>;
  /** @default true */
  hasLogin?: boolean;
  /** @default at the end of the test */
  onEnd?: (stop: () => Promise<void>) => void;
}

function refusal([responseCode, message]: [number, string]): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A client that is killed sends no end of its message. */
function isCutOff(error: unknown): boolean {
  const codes: unknown[] = ['ECONNECTION', 'ERR_STREAM_PREMATURE_CLOSE'];
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

/** Greets at once. SMTPServer waits 100 ms for clients that talk too soon, in each connection. */
class PromptServer extends SMTPServer {
  override connect(...to: Parameters<SMTPServer['connect']>): void {
    super.connect(...to);
    const connection = [...this.connections].at(-1);
    if (!connection) return;
    const greet = connection.connectionReady.bind(connection);
    // The timer calls it.
    connection.connectionReady = () => undefined;
    greet();
  }
}

/** A real SMTP server on a free port of this machine. */
export async function startMailServer({
  onRecipient = () => null,
  onMail = () => 'answer',
  hasLogin = true,
  onEnd = onTestFinished,
  ...options
}: MailServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const attempts: string[] = [];
  const server = new PromptServer({
    ...options,
    allowInsecureAuth: true,
    authOptional: !hasLogin,
    disableReverseLookup: true,
    ...(options.cert === undefined && { disabledCommands: ['STARTTLS'] }),
    logger: false,
    onAuth: ({ username, password }, _session, callback) =>
      password === 'secret'
        ? callback(null, { user: username })
        : callback(refusal([535, 'Wrong password'])),
    onRcptTo({ address }, _session, callback) {
      attempts.push(address);
      const refused = onRecipient(address);
      callback(refused && refusal(refused));
    },
    onData(stream, { user, envelope, secure }, callback) {
      const receive = async () => {
        const source = await text(stream).catch((error: unknown) => {
          if (isCutOff(error)) return null;
          throw error;
        });
        if (source === null) return;
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { user: String(user), to, isEncrypted: secure, source };
        const answer = await onMail(mail);
        if (answer === 'wait') return;
        if (answer === 'answer') mails.push(mail);
        callback(answer === 'answer' ? null : refusal(answer));
      };
      void receive();
    },
  });
  // A client that ends the connection is no failure of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = z.object({ port: z.int() }).parse(server.server.address());
  const target: EmailTarget = {
    host: '127.0.0.1',
    port,
    isSecure: options.secure ?? false,
    requiresTls: false,
    auth: hasLogin ? { user: 'caresetu', pass: 'secret' } : null,
    from: TEST_SENDER,
  };
  return { port, mails, attempts, target };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export const canCreateCertificates = spawnSync('openssl', ['version']).status === 0;

/** Of a certificate for 127.0.0.1, which no authority has signed. */
export async function createCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const files = ['-keyout', keyPath, '-out', certPath];
  await promisify(execFile)('openssl', ['req', ...options.split(' '), ...files]);
  return { key: await readFile(keyPath, 'utf8'), cert: await readFile(certPath, 'utf8') };
}

/** The decoded content of the first part of this type. */
export function readPart(source: string, type: string): string {
  const at = source.indexOf(`Content-Type: ${type}`);
  if (at === -1) throw new Error(`The e-mail has no ${type}`);
  const part = source.slice(Math.max(0, source.lastIndexOf('\r\n--', at)));
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').split('\r\n--')[0] ?? '';
  if (/Content-Transfer-Encoding: base64/i.test(head)) {
    return Buffer.from(body, 'base64').toString('utf8');
  }
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return body;
  const plain = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1').toString('utf8');
}
