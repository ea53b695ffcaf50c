import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { readInstallCommands } from '../../unit/install-chapter.ts';
import { temporaryFolder } from './test-server.ts';

const START_LIMIT_MS = 30_000;

export const DOMAIN = 'app.example.com';

export interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A folder instead of the machine's root, with the certificate of docs/install.md. */
export async function createMachine(): Promise<{
  root: string;
  run: (commands: string) => Promise<void>;
}> {
  const root = await temporaryFolder();
  for (const folder of ['etc/ssl', 'etc/nginx/conf.d', 'var/www/caresetu', 'logs'])
    await mkdir(join(root, folder), { recursive: true });
  const run = async (commands: string) => {
    const script = `domain=${DOMAIN}\n${commands}`.replaceAll(
      /\/(?=(?:etc|var\/www)\/)/g,
      `${root}/`,
    );
    await promisify(execFile)('bash', ['--norc', '-euc', script]);
  };
  await run(readInstallCommands('6. Certificate'));
  return { root, run };
}

/** On loopback, with all other directives as they are. */
async function moveToLoopback(root: string, ports: { http: number; https: number }): Promise<void> {
  const folder = join(root, 'etc/nginx');
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.conf'))) {
    const content = await readFile(join(folder, file), 'utf8');
    const moved = content
      .replaceAll(/\/(?=(?:etc|var\/www)\/)/g, `${root}/`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `);
    await writeFile(join(folder, file), moved);
  }
}

const main = (root: string) => `daemon off;
pid ${root}/nginx.pid;
error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log ${root}/logs/access.log;
  types { text/html html; text/javascript js; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/logs;`).join('\n  ')}
  include ${root}/etc/nginx/conf.d/*.conf;
}
`;

/** Starts nginx with the files in `root`. */
export async function startNginx(program: string, root: string) {
  const [http, https] = [await freePort(), await freePort()];
  await moveToLoopback(root, { http, https });
  const config = join(root, 'nginx.conf');
  await writeFile(config, main(root));
  const nginx = spawn(program, ['-p', root, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(nginx, 'close');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await closed;
  });
  const ca = await readFile(join(root, 'etc/ssl/caresetu/ca.pem'));
  const call = (path: string, options: RequestOptions = {}, body?: string) =>
    send(
      request({
        ca,
        host: '127.0.0.1',
        servername: DOMAIN,
        port: https,
        path,
        ...withHost(options),
      }),
      body,
    );
  const callPlain = (path: string) =>
    send(plainRequest({ host: '127.0.0.1', port: http, path, ...withHost({}) }));
  const end = performance.now() + START_LIMIT_MS;
  while (!(await callPlain('/').catch(() => undefined))) {
    if (nginx.exitCode !== null || performance.now() > end) throw new Error(`nginx: ${output}`);
  }
  const readLogs = async () => output + (await readFile(join(root, 'logs/access.log'), 'utf8'));
  return { call, callPlain, readLogs };
}

function withHost(options: RequestOptions): RequestOptions {
  return { agent: false, ...options, headers: { host: DOMAIN, ...options.headers } };
}

async function send(outgoing: ReturnType<typeof request>, body?: string): Promise<Reply> {
  outgoing.end(body);
  return new Promise((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('upgrade', ({ statusCode, headers }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers, body: '' });
    });
    outgoing.once('response', (incoming) => {
      text(incoming).then(
        (content) =>
          resolve({ status: incoming.statusCode, headers: incoming.headers, body: content }),
        reject,
      );
    });
  });
}
