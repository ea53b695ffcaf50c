import { Agent, request } from 'node:http';

// Usage: node flood.mjs ADDRESS CONNECTIONS JSON, a list of calls { method, url, token, body }. The
// connections from ADDRESS send them in turns without a pause. '#' in a body becomes a new id, '@' a
// new mobile number. After SIGTERM, it prints how many answers had which status, as JSON.

const [localAddress = '', connections = '1', json = '[]'] = process.argv.slice(2);
const calls = JSON.parse(json);
/** @type {Record<string, number>} */
const statuses = {};
let phones = 0;

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections), localAddress });

function newPhone() {
  phones += 1;
  return String(9_000_000_000 + phones);
}

/** @param {{ method: string, url: string, token?: string, body?: unknown }} call */
function send({ method, url, token, body }) {
  return new Promise((resolve) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      response.once('close', resolve);
    });
    sent.once('error', resolve);
    const text = body ? JSON.stringify(body) : '';
    sent.end(text.replaceAll('#', crypto.randomUUID()).replaceAll('@', newPhone()));
  });
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit());
});

let next = 0;
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    for (;;) {
      const call = calls[next % calls.length];
      next += 1;
      await send(call);
    }
  }),
);
