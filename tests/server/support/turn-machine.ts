import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect } from 'node:tls';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';

/** RFC 8656, 7.1: an Allocate request for UDP, without a credential. */
const allocation = Buffer.from('000300082112a44200112233445566778899aabb0019000411000000', 'hex');
const ERROR_CODE = 0x0009;
const REALM = 0x0014;
const HEADER_BYTES = 20;

function readRefusal(answer: Buffer) {
  const attributes = new Map<number, Buffer>();
  for (let at = HEADER_BYTES; at + 4 <= answer.length;) {
    const length = answer.readUInt16BE(at + 2);
    attributes.set(answer.readUInt16BE(at), answer.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  const code = attributes.get(ERROR_CODE);
  return {
    error: code ? code.readUInt8(2) * 100 + code.readUInt8(3) : undefined,
    realm: attributes.get(REALM)?.toString(),
  };
}

/** docs/deploy/turnserver.conf on loopback, with the certificate in `root`. */
export async function startDeployedTurn(program: string, root: string) {
  const [plain, tls] = [await freePort(), await freePort()];
  const documented = await readFile('docs/deploy/turnserver.conf', 'utf8');
  const config = join(root, 'etc/turnserver.conf');
  const lines = documented
    .replace('listening-port=3478', `listening-port=${plain}\nlistening-ip=127.0.0.1`)
    .replace('tls-listening-port=5349', `tls-listening-port=${tls}`)
    .replaceAll('/etc/letsencrypt/live/turn.example.com', `${root}/etc/ssl/caresetu`);
  await writeFile(config, `${lines}\npidfile=${root}/turn.pid\nlog-file=stdout\n`, { mode: 0o600 });
  const turn = spawn(program, ['-c', config], { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(turn, 'close');
  onTestFinished(async () => {
    turn.kill();
    await closed;
  });
  await new Promise<void>((resolve, reject) => {
    createInterface(turn.stdout).on('line', (line) => {
      if (line.includes('admin thread')) resolve();
    });
    void closed.then(() => reject(new Error('coturn has ended.')));
  });
  return {
    async allocate(transport: 'udp' | 'tls') {
      if (transport === 'udp') {
        const socket = createSocket('udp4');
        onTestFinished(() => void socket.close());
        socket.send(allocation, plain, '127.0.0.1');
        const [answer] = await once(socket, 'message');
        return readRefusal(answer);
      }
      const ca = await readFile(join(root, 'etc/ssl/caresetu/ca.pem'));
      const socket = connect({ host: '127.0.0.1', port: tls, servername: 'app.example.com', ca });
      onTestFinished(() => void socket.destroy());
      await once(socket, 'secureConnect');
      socket.write(allocation);
      const [answer] = await once(socket, 'data');
      return readRefusal(answer);
    },
  };
}
