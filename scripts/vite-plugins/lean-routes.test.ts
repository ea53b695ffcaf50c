import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withColumns } from './lean-routes.ts';

const table = `export const routes = {
  doctor: {
    path: '/doctors/:id',
    query: (tab = '') => tab && \`?tab=\${tab}\`,
    page: 'DoctorPage',
    states: ['NotFound'] },
} as const satisfies Record<string, Route>;
`;

test('the plugin removes all route table fields except the requested ones', () => {
  expect(withColumns(table, ['path', 'query']).replace(/\s+/g, ' ')).toBe(
    "export const routes = { doctor: { path: '/doctors/:id', query: (tab = '') => tab && `?tab=${tab}`, }, } as const satisfies Record<string, Route>; ",
  );
});

test("the plugin keeps every route in the app's route table", () => {
  const code = readFileSync(new URL('../../src/pages/routes.ts', import.meta.url), 'utf8');
  const lean = withColumns(code, ['path']);
  expect(lean.match(/^ {4}path: /gm)).toEqual(code.match(/^ {4}path: /gm));
  expect(lean).not.toMatch(/^ {4,}(?:page|guard|html|title|states): /m);
});

test.each([
  'export const routes = { ...others };',
  'export const routes = { doctor: createRoute() };',
  'export const table = {};',
])('the plugin rejects a route table that it cannot parse: %s', (code) => {
  expect(() => withColumns(code, ['path'])).toThrow('not an object literal');
});
