import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PageSource } from '../../../server/site/site-renderer.ts';
import { renderDocument } from './document.ts';
import type { PageFiles } from './page-files.ts';
import { withDrawings, withPortraits } from './drawings.ts';
import { ENTRY, groupOf, pageFiles } from './page-files.ts';
import type { PublicPage } from './public-pages.ts';
import { renderPage } from './render-page.tsx';
import { readTemplate } from './template.ts';

export interface DocumentRendererOptions {
  folder: string;
  manifest: Manifest;
  /** The built index.html, with font links (`withFonts`). */
  html: string;
  /** With a slash at both ends. */
  base: string;
  /** Includes the base path but no trailing slash. Null if unknown. */
  siteUrl: string | null;
  isDemo: boolean;
}

/**
 * @param now in ms since 1970
 * @param readPicture only for live pages: a build must not contain users' pictures
 */
export type RenderHtml = (
  page: PublicPage,
  now: number,
  readPicture?: PageSource['picture'],
) => Promise<string>;

export async function createDocumentRenderer({
  folder,
  manifest,
  html,
  base,
  siteUrl,
  isDemo,
}: DocumentRendererOptions): Promise<RenderHtml> {
  const template = readTemplate(html);
  const styles = await readStyles(folder, manifest);
  const known = new Map<string, Promise<PageFiles>>();

  const filesOf = (page: PublicPage): Promise<PageFiles> => {
    const modules = listModules(page, groupOf(manifest, 'plain'));
    const key = modules.join();
    const found = known.get(key) ?? sortedFiles(pageFiles(manifest, modules), folder);
    known.set(key, found);
    return found;
  };

  return async (page, now, readPicture) => {
    const files = await filesOf(page);
    const { path, query = '', data = {} } = page;
    const drawn = await renderPage({ path, query, data, now, isDemo });
    const withArt = await withDrawings(drawn, folder, base);
    const rendered = readPicture
      ? await withPortraits(withArt, folder, base, readPicture)
      : withArt;
    return renderDocument({ template, styles, page, rendered, files, base, siteUrl, now });
  };
}

function listModules({ module, data }: PublicPage, routes: string): string[] {
  const hasData = data !== undefined && Object.keys(data).length > 0;
  const modules = module === ENTRY ? [ENTRY] : [routes, module];
  return hasData ? [...modules, 'src/state/core/first-data.ts'] : modules;
}

/** Load the largest files first, because browsers limit parallel requests. */
async function sortedFiles({ styles, scripts }: PageFiles, folder: string): Promise<PageFiles> {
  const sized = await Promise.all(
    scripts.map(async (file) => ({ file, size: (await stat(join(folder, file))).size })),
  );
  const sorted = sized.toSorted((a, b) => b.size - a.size).map(({ file }) => file);
  return { styles, scripts: sorted };
}

export async function readStyles(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all([...files].map(read)));
}
