import type { Doctor } from '../../../src/contract/doctors.ts';
import type { Hospital } from '../../../src/contract/hospitals.ts';

export interface PageSource {
  doctors(): Promise<Doctor[]>;
  hospitals(): Promise<Hospital[]>;
  /** Resolves to null for an unknown id. */
  doctor(id: string): Promise<Doctor | null>;
  /** Resolves to null for an unknown id. */
  hospital(id: string): Promise<Hospital | null>;
}

export interface PageAddress {
  /** The request's path below the base path. */
  path: string;
  /** The parameters that change the page, without the question mark. */
  query: string;
  /** The route's pattern, for logs; `*` if no route matches. */
  route: string;
  /** False for pages that are rendered only in the browser. */
  hasHtml: boolean;
}

export interface SiteRenderer {
  /** @param path below the base path */
  parseAddress(path: string, search: string): PageAddress;
  /**
   * Resolves to null if the page's doctor or hospital is unknown.
   * @param now in ms since 1970
   * @throws {Error} when the page cannot be rendered
   */
  render(address: PageAddress, source: PageSource, now: number): Promise<string | null>;
}

/** Exported by the build's renderer (scripts/build/prerender/render-site.ts). */
export type CreateSiteRenderer = (options: {
  /** The build's output. */
  folder: string;
  /** The build's server files. */
  serverFolder: string;
  /** Includes the base path, without a trailing slash; null if unknown. */
  siteUrl: string | null;
}) => Promise<SiteRenderer>;
