import { matchRoutes } from 'react-router-dom';
import { loadingStates, sendingStates, type PageState } from '../../../stories/inventory/pages.ts';
import { sourceFile, tsxFiles, type SourceFile } from './sources.ts';

/** A story of the whole app, and the address that it opens. */
export interface PageStory {
  /** Its name: 'RecordsEmpty'. */
  name: string;
  /** Its `args.path`: its own, or its file's. */
  path: string;
  /** Which route answers that address. */
  route: string | undefined;
}

const routeTable = sourceFile('src/app/AppRoutes.tsx')?.text ?? '';

/** The patterns of all routes that show a page; what leads elsewhere from any other address is none. */
export const routes = [...routeTable.matchAll(/<Route\s+path="(\/[^"]*)"/g)].map(
  ([, path = '']) => path,
);

/** The pages of src/pages, and of these the ones that no route shows. */
export const pages = tsxFiles('src/pages')
  .map(({ path }) => path.split('/').at(-1)?.replace('.tsx', '') ?? '')
  .filter((name) => name.endsWith('Page'));
export const unroutedPages = pages.filter((name) => !routeTable.includes(`<${name}`));

const pageOfRoute = new Map(
  [...routeTable.matchAll(/<Route\s+path="(\/[^"]*)"[^]*?<(\w+Page)\b/g)].map(
    ([, path = '', page = '']) => [path, page],
  ),
);

/** The states that follow from what a route's page does: what it loads can be tried again, what it sends is submitted. */
export function statesFromPage(route: string): readonly PageState[] {
  const text = sourceFile(`src/pages/${pageOfRoute.get(route)}.tsx`)?.text ?? '';
  if (/\bonRetry\b/.test(text)) return loadingStates;
  return /\bisSubmitting\b/.test(text) ? sendingStates : [];
}

/** All stories of stories/pages. */
export const pageStories = tsxFiles('stories/pages').flatMap(pageStoriesOf);

/** The stories of a file of page stories. */
export function pageStoriesOf({ text }: SourceFile): PageStory[] {
  const [head = '', ...stories] = text.split(/^export const (?=\w+: Story)/m);
  return stories.map((story) => {
    const path = pathIn(story) ?? pathIn(head) ?? '';
    return { name: /^\w+/.exec(story)?.[0] ?? '', path, route: routeOf(path) };
  });
}

/** Which of the routes answers an address, as the router ranks them. */
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
