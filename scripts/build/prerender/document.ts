import { paths } from '../../../src/pages/paths.ts';
import type { PageFiles } from './page-files.ts';
import type { PublicPage } from './public-pages.ts';
import type { RenderedPage } from './render-page.tsx';
import { inlineAll, inScript, modulePreload, type Template } from './template.ts';

export interface DocumentOptions {
  template: Template;
  styles: ReadonlyMap<string, string>;
  page: PublicPage;
  rendered: RenderedPage;
  files: PageFiles;
  /** With a slash at both ends. */
  base: string;
  /** No trailing slash. Null if unknown. */
  siteUrl: string | null;
  /** In ms since 1970. */
  now: number;
}

const PREVIEW = '/icons/preview.png';

export function renderDocument(options: DocumentOptions): string {
  const { template, page, rendered, base, now } = options;
  const html = template.html
    .replace(/<html\b/, () => `<html ${renderAttributes(page, base, now)}`)
    .replace(/\s*<title>.*?<\/title>/s, '')
    .replace(/\s*<meta\s+name="description".*?>/s, '')
    .replace('</head>', () => `${renderHead(options).join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${rendered.content}</div>${renderFirstData(page)}`,
    );
  if (!html.includes(rendered.content)) throw new Error('index.html has no empty root');
  return html;
}

function renderAttributes(page: PublicPage, base: string, now: number): string {
  const query = page.query ? ` data-query="${escaped(page.query)}"` : '';
  const audience = page.isForGuests ? ' data-audience="guests"' : '';
  return `data-page="${escaped(base.replace(/\/$/, '') + page.path)}"${query} data-rendered-at="${new Date(now).toISOString()}"${audience}`;
}

function renderHead(options: DocumentOptions): string[] {
  const { template, styles, page, rendered, files, base, siteUrl } = options;
  const title = `CareSetu | ${page.title}`;
  const addressOf = (path: string) =>
    /^https?:/.test(path) ? path : (siteUrl ?? base.replace(/\/$/, '')) + path;
  const address = addressOf(page.path);
  const about = page.schemaOrg?.(addressOf);
  return [
    `    <title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}" />`,
    ...(siteUrl === null ? [] : [`<link rel="canonical" href="${escaped(address)}" />`]),
    ...(siteUrl === null ? [] : [property('og:url', address)]),
    property('og:site_name', 'CareSetu'),
    property('og:type', page.path.startsWith(`${paths.doctors()}/`) ? 'profile' : 'website'),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', page.description),
    property('og:image', addressOf(PREVIEW)),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(about ? [`<script type="application/ld+json">${inScript(about)}</script>`] : []),
    ...inlineAll([...template.styles, ...files.styles.map((file) => base + file)], styles, base),
    rendered.head,
    ...template.scripts,
    ...files.scripts.map((file) => modulePreload(base + file)),
  ].filter(Boolean);
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}" />`;
}

function renderFirstData({ data }: PublicPage): string {
  if (!data || Object.keys(data).length === 0) return '';
  return `<script type="application/json" id="first-data">${inScript(data)}</script>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
