import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes, type Route } from '../../src/pages/routes.ts';
import { laterPages, visitors } from '../e2e/support/visitors.ts';

const opened = visitors.flatMap(({ paths }) => paths.map((path) => path.replace(/\?.*/, '')));
const rows = Object.values<Route>(routes).map(({ path }) => path);

test.each(rows.filter((path) => !laterPages.includes(path)))(
  'the browser tests of all pages open %s',
  (route) => {
    expect(opened.filter((path) => matchPath(route, path))).not.toEqual([]);
  },
);
