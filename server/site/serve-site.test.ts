import { once } from 'node:events';
import { createServer } from 'node:http';
import jsonServer from 'json-server';
import { expect, onTestFinished, test } from 'vitest';
import { createContent } from './content.ts';
import { Pages } from './pages.ts';
import { serveSite } from './serve-site.ts';

const files = ['app.html', 'index.html', 'search.html', 'assets/a-1.js'];

async function start(base = '/') {
  const renderer = {
    parseAddress: (path: string, search: string) => ({
      path,
      query: search.slice(1),
      route: path,
      hasHtml: true,
    }),
    render: () => Promise.reject(new Error('broken')),
  };
  const pages = new Pages({
    renderer,
    source: {
      doctors: async () => [],
      hospitals: async () => [],
      doctor: async () => null,
      hospital: async () => null,
      picture: async () => null,
    },
    metrics: { countPage: () => undefined, observeRender: () => undefined },
    onError: () => undefined,
  });
  const content = (name: string) =>
    createContent({ bytes: Buffer.from(name), type: 'text/plain', caching: 'no-cache' });
  const site = {
    folder: 'dist',
    apiUrl: 'http://localhost:5003',
    base,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    files: new Map(files.map((name) => [name, content(name)])),
    renderer,
  };
  const app = jsonServer.create();
  app.use(serveSite(site, pages), (_request, response) => void response.status(404).send('API'));
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return async (path: string, init: RequestInit = {}) => {
    const url = `http://127.0.0.1:${port}${path}`;
    const response = await fetch(url, { redirect: 'manual', ...init });
    return { response, text: await response.text() };
  };
}

test.each([
  ['/', 'index.html'],
  ['/search', 'search.html'],
  ['/search?query=cardio', 'app.html'],
  ['/doctors/one', 'app.html'],
])("when pages cannot be rendered, %s returns the build's %s", async (path, file) => {
  const { response, text } = await (await start())(path);
  expect([response.status, text]).toEqual([200, file]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/api/nothing', 'API'],
  ['/refresh-token', 'API'],
  ['/socket.io/', 'API'],
  ['/metrics', 'API'],
  ['//evil.example/', 'API'],
  ['/assets/gone.js', 'Not found.'],
  ['/gone.png', 'Not found.'],
  ['/sitemap.xml', 'Not found.'],
])('%s returns 404 instead of a page', async (path, answer) => {
  const { response, text } = await (await start())(path);
  expect([response.status, text]).toEqual([404, answer]);
});

test('only GET and HEAD requests get a page', async () => {
  const visit = await start();
  expect((await visit('/search', { method: 'POST' })).text).toBe('API');
  const { response, text } = await visit('/search', { method: 'HEAD' });
  expect([response.status, text]).toEqual([200, '']);
});

test('a site with a base path is served below that path', async () => {
  const visit = await start('/caresetu/');
  expect((await visit('/')).response.headers.get('location')).toBe('/caresetu/');
  expect((await visit('/caresetu/search')).text).toBe('search.html');
  expect((await visit('/caresetu/assets/a-1.js')).text).toBe('assets/a-1.js');
  expect((await visit('/search')).response.status).toBe(404);
});
