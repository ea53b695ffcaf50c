import { expect, it } from 'vitest';
import { withBootFirst } from './block-on-boot.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<head><script async src="/app/boot.js"></script></head><p>नमस्ते';

it("withBootFirst() makes a page's HTML wait for boot.js", async () => {
  const response = await withBootFirst(new Response(page, { headers: html }));
  expect(await response.text()).toBe('<head><script src="/app/boot.js"></script></head><p>नमस्ते');
});

it('withBootFirst() keeps the status and all headers except the encoding and the length', async () => {
  const told = { ...html, 'content-security-policy': "default-src 'self'" };
  const headers = { ...told, 'content-encoding': 'gzip', 'content-length': '7' };
  const response = await withBootFirst(new Response(page, { status: 404, headers }));
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toEqual(told);
});

it('withBootFirst() does not change other files or pages without boot.js', async () => {
  const plain = await withBootFirst(new Response('<p>one', { headers: html }));
  expect(await plain.text()).toBe('<p>one');
  const script = new Response('1', { headers: { 'content-type': 'text/javascript' } });
  expect(await withBootFirst(script)).toBe(script);
});
