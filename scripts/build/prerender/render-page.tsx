import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../../src/app/startup/App.tsx';
import { preloadPage } from '../../../src/app/routing/AppPage.tsx';
import { demoParts } from '../../../src/app/startup/demo-parts.tsx';
import { startClockAt } from '../../../src/state/core/clock.ts';
import { applyFirstData, type FirstData } from '../../../src/state/core/first-data.ts';
import { queryClient } from '../../../src/state/core/query-client.ts';

export interface RenderedPage {
  head: string;
  content: string;
}

export interface RenderOptions {
  path: string;
  query: string;
  data: FirstData;
  /** In ms since 1970. */
  now: number;
  isDemo: boolean;
}

/** React renders resource hints before the content. */
const HINTS = /^(?:<link [^>]*>)+/;

export async function renderPage({
  path,
  query,
  data,
  now,
  isDemo,
}: RenderOptions): Promise<RenderedPage> {
  await preloadPage(path);
  // Don't await below this line, because all pages share this state.
  queryClient.clear();
  applyFirstData(data);
  startClockAt(now);
  const base = import.meta.env.BASE_URL;
  const location = base.replace(/\/$/, '') + path + (query && `?${query}`);
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={base} location={location}>
        <App demo={isDemo ? demoParts(new Promise(() => {})) : null} stripePublishableKey={null} />
      </StaticRouter>
    </StrictMode>,
  );
  // React renders this marker instead of throwing if a component suspends.
  if (html.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered to HTML`);
  const head = HINTS.exec(html)?.[0] ?? '';
  return { head, content: html.slice(head.length) };
}
