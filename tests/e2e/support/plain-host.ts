import { createServer } from 'node:http';

export interface PlainHost {
  url: string;
  holdBoot: () => () => void;
  end: () => void;
}

/** Serves prerendered HTML like a simple static host, which ignores query parameters. */
export async function startPlainHost(original: string, port: number): Promise<PlainHost> {
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', original);
    if (pathname === '/boot.js') await held;
    const answer = await fetch(original + pathname, { headers: { accept: '*/*' } });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'connection']) headers.delete(name);
    response.setHeaders(headers).writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    holdBoot: () => {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
    end: () => server.close().closeAllConnections(),
  };
}
