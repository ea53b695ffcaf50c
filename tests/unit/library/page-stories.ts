import { matchRoutes } from 'react-router-dom';
import { loadingStates, sendingStates, type PageState } from '../../../stories/inventory/pages.ts';
import { sourceFile, tsxFiles, type SourceFile } from './sources.ts';

export interface PageStory {
  name: string;
  path: string;
  route: string | undefined;
}

const routeTable = sourceFile('src/app/AppRoutes.tsx')?.text ?? '';

export const routes = [...routeTable.matchAll(/<Route\s+path="(\/[^"]*)"/g)].map(
  ([, path = '']) => path,
);

export const pages = tsxFiles('src/pages')
  .map(({ path }) => path.split('/').at(-1)?.replace('.tsx', '') ?? '')
  .filter((name) => name.endsWith('Page'));
export const unroutedPages = pages.filter((name) => !routeTable.includes(`<${name}`));

const pageOfRoute = new Map(
  [...routeTable.matchAll(/<Route\s+path="(\/[^"]*)"[^]*?<(\w+Page)\b/g)].map(
    ([, path = '', page = '']) => [path, page],
  ),
);

/** A page with a retry has loading states; a page that submits has sending states. */
export function statesFromPage(route: string): readonly PageState[] {
  const text = sourceFile(`src/pages/${pageOfRoute.get(route)}.tsx`)?.text ?? '';
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
