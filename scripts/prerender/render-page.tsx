import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { preloadPage } from '../../src/app/AppPage.tsx';
import { demoSlots } from '../../src/app/demo-slots.tsx';
import { startClockAt } from '../../src/state/clock.ts';
import { takeFirstData, type FirstData } from '../../src/state/first-data.ts';
import { queryClient } from '../../src/state/query-client.ts';

/** A page's HTML, in two parts. */
export interface RenderedPage {
  /** What React asks the head for, such as pictures to load early. */
  head: string;
  /** What goes into the app's root. */
  content: string;
}

export interface RenderOptions {
  /** The page's address from the app's base, such as '/doctors'. */
  path: string;
  /** What the API answered for this page. */
  data: FirstData;
  /** The time that the page shows, in ms since 1970. */
  now: number;
  isDemo: boolean;
}

/** What React puts before the content for the head to take. */
const HINTS = /^(?:<link [^>]*>)+/;

/**
 * Renders a page as a guest's browser would draw it first.
 * @throws {Error} when a part of it cannot be rendered, or waits for something
 */
export async function renderPage({
  path,
  data,
  now,
  isDemo,
}: RenderOptions): Promise<RenderedPage> {
  await preloadPage(path);
  queryClient.clear();
  takeFirstData(data);
  startClockAt(now);
  const base = import.meta.env.BASE_URL;
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
        <App demo={isDemo ? demoSlots(new Promise(() => {})) : null} stripePublishableKey={null} />
      </StaticRouter>
    </StrictMode>,
  );
  // React leaves a part that failed or waited to the browser, without a word.
  if (html.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered at build time`);
  const head = HINTS.exec(html)?.[0] ?? '';
  return { head, content: html.slice(head.length) };
}
