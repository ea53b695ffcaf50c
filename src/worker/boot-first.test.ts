import { expect, it } from 'vitest';
import { withBootFirst } from './boot-first.ts';

/** An answer that comes in parts. */
function answer(parts: string[], headers: Record<string, string>, status = 200): Response {
  const body = new ReadableStream<string>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  return new Response(body, { status, headers });
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<head><script async src="/app/boot.js"></script></head><p>नमस्ते';

it.each([1, 7, 30, 1000])('has a page wait for boot.js, %i letters at a time', async (length) => {
  const parts = page.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
  const text = await withBootFirst(answer(parts, html)).text();
  expect(text).toBe('<head><script src="/app/boot.js"></script></head><p>नमस्ते');
});

it('keeps what the host says about a page, but for how it was sent', () => {
  const sent = { ...html, 'content-security-policy': "default-src 'self'" };
  const response = withBootFirst(
    answer([page], { ...sent, 'content-encoding': 'gzip', 'content-length': '7' }, 404),
  );
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toEqual(sent);
});

it('leaves alone what has no such script, and what is no page', async () => {
  expect(await withBootFirst(answer(['<p>', 'one'], html)).text()).toBe('<p>one');
  const script = answer(['1'], { 'content-type': 'text/javascript' });
  expect(withBootFirst(script)).toBe(script);
});
