import { matchRoutes } from 'react-router-dom';
import { routes as table, type PageState, type Route } from '../../../src/pages/routes.ts';
import { sourceFile, tsxFiles, type SourceFile } from './sources.ts';

export interface PageStory {
  name: string;
  path: string;
  route: string | undefined;
}

const rows = Object.values<Route>(table);

export const routes: string[] = rows.map(({ path }) => path);

const loadingStates: readonly PageState[] = ['Slow', 'Offline', 'ServerError'];

const sendingStates: readonly PageState[] = ['Refused'];

export const pageStates = Object.fromEntries(rows.map(({ path, states = [] }) => [path, states]));

export const pages = tsxFiles('src/pages')
  .map(({ path }) => path.slice('src/pages/'.length, -'.tsx'.length))
  .filter((name) => name.endsWith('Page'));
export const unroutedPages = pages.filter((name) => !rows.some(({ page }) => page === name));

export function statesFromPage(route: string): readonly PageState[] {
  const page = rows.find(({ path }) => path === route)?.page;
  const text = sourceFile(`src/pages/${page}.tsx`)?.text ?? '';
  if (/\bonRetry\b/.test(text)) return loadingStates;
  return /\bisSubmitting\b/.test(text) ? sendingStates : [];
}

export const pageStories = tsxFiles('stories/pages').flatMap(pageStoriesOf);

export function pageStoriesOf({ text }: SourceFile): PageStory[] {
  const [head = '', ...stories] = text.split(/^export const (?=\w+: Story)/m);
  return stories.map((story) => {
    const path = pathIn(story) ?? pathIn(head) ?? '';
    return { name: /^\w+/.exec(story)?.[0] ?? '', path, route: routeOf(path) };
  });
}

export function routeOf(path: string): string | undefined {
  const matches = matchRoutes(
    routes.map((route) => ({ path: route })),
    path,
  );
  return matches?.[0]?.route.path;
}

function pathIn(text: string): string | undefined {
  return /\bpath: '([^']+)'/.exec(text)?.[1];
}
