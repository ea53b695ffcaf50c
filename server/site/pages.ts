import { LRUCache } from 'lru-cache';
import { createTurns } from '../limits/turns.ts';
import type { Metrics, PageResult } from '../operations/metrics.ts';
import { createContent, type Content } from './content.ts';
import {
  type PageAddress,
  type PageSource,
  type SiteRenderer,
  SITEMAP_PATH,
} from './site-renderer.ts';
import { currentMs } from '../../src/domain/time/clock.ts';

/** Milliseconds for which a rendered page is fresh. */
const FRESH_MS = 5000;
/** Stale-while-revalidate window, in ms after FRESH_MS. */
const STALE_MS = 55_000;
/** Cache size in bytes. Each page counts twice, because its compressed forms are cached too. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Waiting and running renders. Beyond it, the browser renders. */
const MOST_RENDERS = 16;
const MOST_QUERY_LENGTH = 200;

const fromMemory: Record<string, PageResult> = { hit: 'fresh', stale: 'stale' };

const RENDERED_AT = / data-rendered-at="[^"]*"/;

export interface PagesOptions {
  renderer: SiteRenderer;
  source: PageSource;
  metrics: Pick<Metrics, 'countPage' | 'observeRender'>;
  onError: (error: unknown) => void;
}

export type FoundPage = Content | 'missing' | 'fallback';

/** Renders public pages from live data, with a stale-while-revalidate cache (RFC 5861). */
export class Pages {
  readonly #options: PagesOptions;
  readonly #cache: LRUCache<string, Content, PageAddress>;
  readonly #takeTurn = createTurns();
  #renders = 0;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#cache = new LRUCache<string, Content, PageAddress>({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length * 2,
      ttl: FRESH_MS,
      ttlResolution: 0,
      allowStale: true,
      // Return pages even if they are too large for the cache.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => this.#render(context),
    });
  }

  async get(address: PageAddress): Promise<FoundPage> {
    const { metrics, onError } = this.#options;
    const { path, query } = address;
    if (!address.hasHtml || query.length > MOST_QUERY_LENGTH) return 'fallback';
    const key = `${path}?${query}`;
    // 0 if uncached, negative if stale.
    const remaining = this.#cache.getRemainingTTL(key);
    const isUsable = remaining > 0 || (remaining < 0 && remaining > -STALE_MS);
    if (!isUsable && this.#renders >= MOST_RENDERS) {
      metrics.countPage('fallback');
      return 'fallback';
    }
    try {
      const status: LRUCache.Status<Content> = {};
      const options = {
        context: address,
        allowStale: isUsable,
        allowStaleOnFetchRejection: remaining !== 0,
        status,
      };
      const page = await this.#cache.fetch(key, options);
      const result = (isUsable && fromMemory[status.fetch ?? 'miss']) || 'rendered';
      metrics.countPage(page ? result : 'missing');
      return page ?? 'missing';
    } catch (error) {
      onError(error);
      metrics.countPage('fallback');
      return 'fallback';
    }
  }

  async #render(address: PageAddress): Promise<Content | undefined> {
    const { renderer, source, metrics } = this.#options;
    this.#renders += 1;
    try {
      // Rendering blocks the event loop, so let API requests run in between.
      await this.#takeTurn();
      const start = performance.now();
      const html = await renderer.render(address, source, currentMs());
      metrics.observeRender((performance.now() - start) / 1000);
      if (html === null) return undefined;
      return createContent({
        bytes: Buffer.from(html),
        type: `${address.path === SITEMAP_PATH ? 'application/xml' : 'text/html'}; charset=utf-8`,
        caching: 'no-cache',
        // Exclude the render time, so that an unchanged page has the same ETag.
        identity: html.replace(RENDERED_AT, ''),
      });
    } finally {
      this.#renders -= 1;
    }
  }
}
