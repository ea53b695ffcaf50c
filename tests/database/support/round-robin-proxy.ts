import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

export interface RoundRobinProxy {
  url: string;
  serve: (urls: readonly string[]) => void;
  close: () => Promise<void>;
}

/** @param port 0 for any free port */
export async function openRoundRobinProxy(port = 0): Promise<RoundRobinProxy> {
  let targets: readonly URL[] = [];
  let count = 0;
  const next = () => targets[(count += 1) % targets.length];
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url: path } = incoming;
    const target = next();
    if (!target) {
      outgoing.destroy();
      return;
    }
    const forwarded = request(
      { hostname: target.hostname, port: target.port, method, path, headers, agent: false },
      (response) => {
        // A server may refuse a body before it has received all of it.
        incoming.unpipe(forwarded).resume();
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        // A killed server leaves its response incomplete.
        response.on('error', () => outgoing.destroy());
      },
    );
    forwarded.on('error', () => {
      if (!outgoing.headersSent) outgoing.destroy();
    });
    incoming.pipe(forwarded);
  });
  proxy.on('upgrade', (incoming: IncomingMessage, client, head) => {
    const target = next();
    if (!target) {
      client.destroy();
      return;
    }
    const server = connect(Number(target.port), target.hostname, () => {
      const lines = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      );
      server.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      server.write(head);
      client.pipe(server).pipe(client);
    });
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    serve: (urls) => void (targets = urls.map((url) => new URL(url))),
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
