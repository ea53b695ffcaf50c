import { Agent, request } from 'node:http';

// Usage: node flood.mjs CONNECTIONS JSON, a list of calls { method, url, token, body }. Each
// connection sends them in turns without a pause, until the process is killed. '#' in a body
// becomes a new id.

const [connections = '1', json = '[]'] = process.argv.slice(2);
const calls = JSON.parse(json);
/** Not the address of the people who are measured. */
const ADDRESS = '127.0.0.2';
const agent = new Agent({
  keepAlive: true,
  maxSockets: Number(connections),
  localAddress: ADDRESS,
});

/** @param {{ method: string, url: string, token?: string, body?: unknown }} call */
function send({ method, url, token, body }) {
  return new Promise((resolve) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      response.resume();
      response.once('close', resolve);
    });
    sent.once('error', resolve);
    sent.end(body && JSON.stringify(body).replaceAll('#', crypto.randomUUID()));
  });
}

await Promise.all(
  Array.from({ length: Number(connections) }, async (_, index) => {
    for (let turn = index; ; turn += 1) await send(calls[turn % calls.length]);
  }),
);
