import { expect, it } from 'vitest';
import { preparePage } from './prepare-page.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<head><script async src="/app/boot.js"></script></head><p>नमस्ते';

it("preparePage() makes a page's HTML wait for boot.js", async () => {
  const response = await preparePage(new Response(page, { headers: html }), true);
  expect(await response.text()).toBe('<head><script src="/app/boot.js"></script></head><p>नमस्ते');
});

it('preparePage() gives phones the cached fonts, and keeps other media', async () => {
  const tags = ['<style media="(min-width: 48rem)" data-fonts>', '<meta media="print">'];
  const response = await preparePage(new Response(tags.join(''), { headers: html }), true);
  expect(await response.text()).toBe('<style data-fonts><meta media="print">');
  const uncached = await preparePage(new Response(tags.join(''), { headers: html }), false);
  expect(await uncached.text()).toBe(tags.join(''));
});

it('preparePage() keeps the status and all headers except the encoding and the length', async () => {
  const told = { ...html, 'content-security-policy': "default-src 'self'" };
  const headers = { ...told, 'content-encoding': 'gzip', 'content-length': '7' };
  const response = await preparePage(new Response(page, { status: 404, headers }), true);
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toEqual(told);
});

it('preparePage() does not change other files or pages without boot.js', async () => {
  const plain = await preparePage(new Response('<p>one', { headers: html }), true);
  expect(await plain.text()).toBe('<p>one');
  const script = new Response('1', { headers: { 'content-type': 'text/javascript' } });
  expect(await preparePage(script, true)).toBe(script);
});
