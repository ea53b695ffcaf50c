import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Data in flight is lost when a test cuts the connections. */
export interface UnstableProxy {
  url: string;
  cut: () => void;
  /** Forwards nothing more on the open connections, without closing them. */
  freeze: () => void;
  close: () => Promise<void>;
}

/** @param port called for each connection; null while there is no server */
export async function openUnstableProxy(
  port: () => number | null,
  host = 'localhost',
): Promise<UnstableProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  const line = createServer((incoming) => {
    keep(incoming);
    const target = port();
    if (target === null) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(target, host);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    const hangUp = () => {
      incoming.destroy();
      outgoing.destroy();
    };
    for (const socket of [incoming, outgoing]) {
      socket.once('error', hangUp);
      socket.once('close', hangUp);
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${ownPort}`,
    cut,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      cut();
      line.close();
      await once(line, 'close');
    },
  };
}
