import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A Parse message is 'P', its length and the statement's name, which ends with a zero byte. */
const isNamedStatement = (sent: Buffer) => sent[0] === 0x50 && sent[5] !== 0;

const sessionState = [
  /\0(?:options|\w+_timeout)\0/,
  /\bLISTEN\b/,
  /pg_(?:try_)?advisory_lock/,
  // `SET LOCAL` ends with its transaction.
  /(?:^|[\0;])\s*(?:SET\s+(?!LOCAL\b)|PREPARE\s|DECLARE\s)/,
];

/** Refuses what PgBouncer does not support in transaction mode. */
export async function openTransactionPooler(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const pooler = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (sent) => {
      const text = sent.toString('latin1');
      if (isNamedStatement(sent) || sessionState.some((pattern) => pattern.test(text))) {
        refused.push(text);
        end();
      } else server.write(sent);
    });
    server.pipe(client);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    pooler.close();
  });
  await once(pooler, 'listening');
  const address = pooler.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return { url: url.href, refused };
}
