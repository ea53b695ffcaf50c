import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { ApiHandler } from './api-handler.ts';
import { matchRoute } from './route.ts';

const URL_OF_API = 'http://api.test/base';

function start() {
  const answer = vi.fn<(call: { params: unknown }) => Promise<Response>>();
  answer.mockImplementation(async ({ params }) => Response.json(params));
  const match = (url: string) => matchRoute(URL_OF_API, '/api/doctors/:id', url);
  const handler = new ApiHandler('PUT', match, answer);
  const ask = (method: string, url: string) => getResponse([handler], new Request(url, { method }));
  return { answer, ask };
}

test.each(['PUT', 'put'])(
  'the handler of a %s request receives the decoded path parameters',
  async (method) => {
    const { ask } = start();
    const answer = await ask(method, `${URL_OF_API}/api/doctors/a%20b?x=1`);
    expect(await answer?.json()).toEqual({ id: 'a b' });
  },
);

test('a parameter may have an ending in its path, which is not in its value', () => {
  const match = (path: string) =>
    matchRoute(URL_OF_API, '/api/calendar/:token.ics', URL_OF_API + path);
  expect(match('/api/calendar/a.b%20c.ics').params).toEqual({ token: 'a.b c' });
  for (const other of ['/api/calendar/.ics', '/api/calendar/a', '/api/calendar/a.ics.txt'])
    expect(match(other).matches).toBe(false);
});

test.each([
  ['GET', `${URL_OF_API}/api/doctors/a`],
  ['PUT', `${URL_OF_API}/api/doctors`],
  ['PUT', `${URL_OF_API}/api/doctors/a/b`],
  ['PUT', 'http://api.test/api/doctors/a'],
  ['PUT', 'http://elsewhere.test/base/api/doctors/a'],
])('the API handler does not handle %s %s', async (method, url) => {
  const { answer, ask } = start();
  await ask('PUT', `${URL_OF_API}/api/doctors/a`);
  expect(await ask(method, url)).toBeUndefined();
  expect(answer).toHaveBeenCalledOnce();
});
