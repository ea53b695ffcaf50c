import type { Doctor } from '../../src/contract/doctors.ts';
import type { Hospital } from '../../src/contract/hospitals.ts';

/** Below the base path. */
export const SITEMAP_PATH = '/sitemap.xml';

export interface PageSource {
  doctors(): Promise<Doctor[]>;
  hospitals(): Promise<Hospital[]>;
  doctor(id: string): Promise<Doctor | null>;
  hospital(id: string): Promise<Hospital | null>;
  /** Resolves to null unless the picture is small and from this API. */
  picture(address: string): Promise<Picture | null>;
}

export interface Picture {
  type: string;
  bytes: Uint8Array;
}

export interface PageAddress {
  path: string;
  /** The query parameters that affect the page, without the question mark. */
  query: string;
  /** The route's pattern for logs, or `*` if no route matches. */
  route: string;
  hasHtml: boolean;
}

export interface SiteRenderer {
  /** @param path below the base path */
  parseAddress(path: string, search: string): PageAddress;
  /**
   * Resolves to null if the page's doctor or hospital is unknown.
   * @param now in ms since 1970
   * @throws {Error} if the page cannot be rendered
   */
  render(address: PageAddress, source: PageSource, now: number): Promise<string | null>;
}

/** Exported by the build's renderer (scripts/build/prerender/render-site.ts). */
export type CreateSiteRenderer = (options: {
  folder: string;
  serverFolder: string;
  /** Includes the base path, without a trailing slash. */
  siteUrl: string;
}) => Promise<SiteRenderer>;
