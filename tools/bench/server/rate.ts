import { Agent, request } from 'node:http';

export interface HttpCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export async function rateOf(calls: readonly HttpCall[], atOnce: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const waiting = calls.values();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const call of waiting) await send(call, agent);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return calls.length / seconds;
}

function send({ method, url, headers = {}, body }: HttpCall, agent: Agent): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(text && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(text)),
          }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200 || response.statusCode === 201) resolve();
          else reject(new Error(`${method} ${url} answered ${response.statusCode}`));
        });
      },
    );
    call.once('error', reject);
    call.end(text);
  });
}
