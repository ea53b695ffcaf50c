import { describe, expect, it } from 'vitest';
import { routes as table } from '../../src/pages/routes.ts';
import {
  pages,
  pageStates,
  pageStories,
  pageStoriesOf,
  routeOf,
  routes,
  statesFromPage,
  unroutedPages,
} from './library/page-stories.ts';
import { sourceFile, tsxFiles } from './library/sources.ts';

const storiesOfRoute = (wanted: string) => pageStories.filter(({ route }) => route === wanted);

describe('the stories in stories/pages', () => {
  it('cover each route', () => {
    const untold = routes.filter((route) => storiesOfRoute(route).length === 0);
    expect(untold.map((route) => `${route}: no page story opens it`)).toEqual([]);
    expect(routes.length).toBeGreaterThan(28);
  });

  it('cover each page in src/pages', () => {
    expect(unroutedPages).toEqual([]);
    expect(pages.length).toBeGreaterThan(28);
  });

  it('cover only pages whose props are part of PageProps', () => {
    const signature = (page: string) =>
      new RegExp(
        `export function ${page.split('/').at(-1)}\\((\\)|\\{[^}]*\\}: (Pick<|Payment)PageProps\\b)`,
      );
    const others = Object.values(table).filter(
      ({ page }) => !signature(page).test(sourceFile(`src/pages/${page}.tsx`)?.text ?? ''),
    );
    expect(others).toEqual([]);
  });

  it('never open a path that is redirected', () => {
    expect(pageStories.filter(({ route }) => route === undefined)).toEqual([]);
  });

  it('show each page with data, in each inventory state and in each state that its source implies', () => {
    const missing = Object.entries(pageStates).flatMap(([route, own]) => {
      const states = [...own, ...statesFromPage(route)];
      const names = storiesOfRoute(route).map(({ name }) => name);
      const populated = names.filter((name) => !states.some((state) => name.endsWith(state)));
      return [
        ...(populated.length === 0 ? [`${route}: no story shows it with everything there`] : []),
        ...states
          .filter((state) => !names.some((name) => name.endsWith(state)))
          .map((state) => `${route}: no story is called …${state}`),
      ];
    });
    expect(missing).toEqual([]);
  });
});

it('stories of the whole app have no docs page, because several apps on one page would share their stores', () => {
  const files = [...tsxFiles('stories/pages'), ...tsxFiles('stories/flows')];
  // Storybook's indexer can only read tags that are literals.
  const documented = files.filter(({ text }) => !text.includes("\n  tags: ['!autodocs'"));
  expect(documented.map(({ path }) => path)).toEqual([]);
});

describe('the page story parser', () => {
  it("uses the story's path, or the file's path if the story has none", () => {
    const text = `
const meta = { ...appStory, args: { path: '/records' } };
export const Records: Story = { play: shows('Medical records', /x/) };
export const Record: Story = { args: { path: '/records/1' } };
`;
    expect(pageStoriesOf({ path: 'stories/pages/X.stories.tsx', text })).toEqual([
      { name: 'Records', path: '/records', route: '/records' },
      { name: 'Record', path: '/records/1', route: '/records/:id' },
    ]);
  });

  it('detects from the source whether a page loads or sends data', () => {
    expect(statesFromPage('/appointments/:id/visit')).toEqual(['Slow', 'Offline', 'ServerError']);
    expect(statesFromPage('/login')).toEqual(['Refused']);
    expect(statesFromPage('/services')).toEqual([]);
  });

  it('finds the same route as the router', () => {
    expect(routeOf('/appointments/book/confirm?id=1')).toBe('/appointments/book/confirm');
    expect(routeOf('/appointments/book/1')).toBe('/appointments/book/:id');
    expect(routeOf('/messages')).toBe('/messages/:id?');
    expect(routeOf('/nowhere')).toBeUndefined();
  });
});
