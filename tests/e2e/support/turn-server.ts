import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aptGet } from '../../../scripts/chromium.mjs';
import { freePort } from '../../../scripts/free-port.mjs';

/** Lines of docs/deploy/turnserver.conf that differ on loopback, and so are left out. */
const replaced =
  /^(listening-port|tls-listening-port|cert|pkey|no-tlsv1|static-auth-secret|denied-peer-ip=(127|::))/;

export interface TurnServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts coturn on loopback, and installs it first if it is missing. */
export async function startTurnServer(secret: string): Promise<TurnServer> {
  if (spawnSync('turnserver', ['--version']).error) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', 'coturn');
  }
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-turn-'));
  const port = await freePort();
  const documented = await readFile('docs/deploy/turnserver.conf', 'utf8');
  const lines = [
    ...documented.split('\n').filter((line) => !replaced.test(line)),
    'listening-ip=127.0.0.1',
    `listening-port=${port}`,
    'relay-ip=127.0.0.1',
    'allow-loopback-peers',
    'no-tls',
    'no-dtls',
    `static-auth-secret=${secret}`,
    `pidfile=${join(folder, 'turn.pid')}`,
    'log-file=stdout',
  ];
  const config = join(folder, 'turnserver.conf');
  await writeFile(config, lines.join('\n'), { mode: 0o600 });
  const turn = spawn('turnserver', ['-c', config], { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(turn, 'close');
  await new Promise<void>((resolve, reject) => {
    createInterface(turn.stdout).on('line', (line) => {
      if (line.includes('admin thread')) resolve();
    });
    void closed.then(() => reject(new Error('coturn has ended.')));
  });
  return {
    url: `turn:127.0.0.1:${port}`,
    async stop() {
      turn.kill();
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
