import type { Manifest } from 'vite';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { paths } from '../../../src/pages/paths.ts';
import { isForUsers, routes, type Route, type RouteName } from '../../../src/pages/routes.ts';
import { commonFiles, moduleOf, pageFiles } from './page-files.ts';
import { renderPage } from './render-page.tsx';
import { inlineAll, inScript, modulePreload, readTemplate } from './template.ts';

export interface AppShellOptions {
  /** The built index.html, with font links (`withFonts`). */
  html: string;
  styles: ReadonlyMap<string, string>;
  manifest: Manifest;
  /** With a slash at both ends. */
  base: string;
  isDemo: boolean;
  /** No trailing slash. */
  apiUrl: string;
  /** In ms since 1970. */
  now: number;
}

/** Instructions for shell.js at an address without prerendered HTML. */
export interface EarlyPage {
  /** A regular expression for the path, whose first group is the id. */
  path: string;
  /** The part of the shell that fits the page. */
  shell?: string;
  /** The page sends guests to the login page. */
  isForUsers?: true;
  isLogin?: true;
  /** URLs of the page's scripts and styles. */
  files: string[];
  /** URLs of public calls, with `{id}`. */
  calls: string[];
}

/** Any page that shows only a skeleton until the session is known. */
const ANY_PAGE = paths.account();

const LOGIN: RouteName = 'login';

const MAIN = /(<main\b[^>]*>)(.*)(<\/main>)/s;

/** Renders app.html: the header, and the skeletons of which shell.js chooses one by the path. */
export async function renderAppShell(options: AppShellOptions): Promise<string> {
  const { html, styles, manifest, base, isDemo, now } = options;
  const template = readTemplate(html);
  const render = (path: string) =>
    renderPage({ path, query: '', data: {}, now, isDemo }).then(({ content }) => content);
  const frame = await render(ANY_PAGE);
  const named = Object.entries<Route>(routes).filter(([, route]) => hasOwnShell(route));
  const parts = await Promise.all(
    named.map(async ([name, { path }]) => {
      const [, , content = ''] = MAIN.exec(await render(path.replace(/:\w+/, '-'))) ?? [];
      return { name, content };
    }),
  );
  const root = frame.replace(
    MAIN,
    (_, start: string, content: string, end: string) =>
      `${start}${[{ name: 'page', content }, ...parts].map(renderPart).join('')}${end}`,
  );
  const common = commonFiles(manifest);
  const head = [
    renderEarlyPages(options),
    ...inlineAll(
      [...template.styles, ...shellStyles(manifest).map((file) => base + file)],
      styles,
      base,
    ),
    renderChoice(parts),
    ...template.scripts,
    ...common.scripts.map((file) => modulePreload(base + file)),
  ];
  return template.html
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${root}</div>`);
}

function renderEarlyPages(options: AppShellOptions): string {
  const table = inScript(earlyPages(options));
  return `<script type="application/json" id="early">${table}</script>\n    <script async src="${options.base}shell.js"></script>`;
}

function alwaysHasHtml(route: Route): boolean {
  const html = 'html' in route ? route.html : undefined;
  return html !== undefined && !('each' in html) && route.calls === undefined;
}

function hasOwnShell(route: Route): boolean {
  return route.guard === 'public' && route.calls !== undefined;
}

export function earlyPages({
  manifest,
  base,
  isDemo,
  apiUrl,
}: Pick<AppShellOptions, 'manifest' | 'base' | 'isDemo' | 'apiUrl'>): EarlyPage[] {
  // `app.html` names these scripts, and contains these styles.
  const named = new Set([...commonFiles(manifest).scripts, ...shellStyles(manifest)]);
  const early = Object.entries<Route>(routes).filter(
    ([name, route]) => name === LOGIN || !alwaysHasHtml(route),
  );
  return early.map(([name, route]) => {
    const { scripts, styles } = pageFiles(manifest, [moduleOf(route)]);
    const hasShell = hasOwnShell(route);
    const files = [...scripts, ...styles].filter((file) => !named.has(file));
    return {
      path: toPattern(base, route.path),
      ...(hasShell && { shell: name }),
      ...(isForUsers(route) && { isForUsers: true }),
      ...(name === LOGIN && { isLogin: true }),
      files: files.map((file) => base + file),
      // The demo's backend is not there yet.
      calls: isDemo ? [] : (route.calls ?? []).map((call) => apiUrl + toAddress(call)),
    };
  });
}

/** Styles of the shell's parts. */
function shellStyles(manifest: Manifest): string[] {
  const parts = Object.values<Route>(routes).filter(hasOwnShell);
  return [
    ...commonFiles(manifest).styles,
    ...parts.flatMap((route) => pageFiles(manifest, [moduleOf(route)]).styles),
  ];
}

function toPattern(base: string, path: string): string {
  const pattern = path
    .slice(1)
    .replace(/\/:\w+\?/, '(?:/([^/]+))?')
    .replace(/:\w+/, '([^/]+)');
  return `^${base}${pattern}$`;
}

function toAddress(name: NonNullable<Route['calls']>[number]): string {
  const { path, ...rest } = endpoints[name];
  return 'query' in rest ? `${path}?id={id}` : path.replace(':id', '{id}');
}

function renderPart({ name, content }: { name: string; content: string }): string {
  return `<div data-shell="${name}" aria-hidden="true" inert>${content}</div>`;
}

function renderChoice(parts: readonly { name: string }[]): string {
  const chosen = [
    'html:not([data-shell]) [data-shell=page]',
    ...parts.map(({ name }) => `[data-shell=${name}] [data-shell=${name}]`),
  ];
  return `<style>div[data-shell]{display:none}${chosen.join()}{display:contents}</style>`;
}
