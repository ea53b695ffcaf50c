import { LRUCache } from 'lru-cache';
import { createTurns } from '../limits/turns.ts';
import type { Metrics, PageResult } from '../operations/metrics.ts';
import { createContent, type Content } from './content.ts';
import type { PageAddress, PageSource, SiteRenderer } from './site-renderer.ts';

/** Milliseconds without a second render. */
const FRESH_MS = 5000;
/** Milliseconds after that in which a request gets the old page, and a new one is rendered. */
const STALE_MS = 55_000;
/** HTML, and as much again when compressed. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Renders that wait or run. Beyond them, the app renders the page. */
const MOST_RENDERS = 16;
/** A longer query is no search. */
const MOST_QUERY_LENGTH = 200;

const fromMemory: Record<string, PageResult> = { hit: 'fresh', stale: 'stale' };

const RENDERED_AT = / data-rendered-at="[^"]*"/;

export interface PagesOptions {
  renderer: SiteRenderer;
  source: PageSource;
  metrics: Pick<Metrics, 'countPage' | 'observeRender'>;
  onError: (error: unknown) => void;
}

/** `missing`: its doctor or hospital is unknown. `fallback`: only the app can render it now. */
export type FoundPage = Content | 'missing' | 'fallback';

/** Renders public pages from live data, stale-while-revalidate (RFC 5861). */
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
      // A page that did not fit is sent all the same.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => this.#render(context),
    });
  }

  async get(address: PageAddress): Promise<FoundPage> {
    const { metrics, onError } = this.#options;
    const { path, query } = address;
    if (!address.hasHtml || query.length > MOST_QUERY_LENGTH) return 'fallback';
    const key = `${path}?${query}`;
    // 0 without an entry, negative once it is stale.
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
        // Rather an old page than none.
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
      // Rendering blocks the process: API calls get their turn in between.
      await this.#takeTurn();
      const start = performance.now();
      const html = await renderer.render(address, source, Date.now());
      metrics.observeRender((performance.now() - start) / 1000);
      if (html === null) return undefined;
      return createContent({
        bytes: Buffer.from(html),
        type: 'text/html; charset=utf-8',
        caching: 'no-cache',
        // Otherwise the same page.
        identity: html.replace(RENDERED_AT, ''),
      });
    } finally {
      this.#renders -= 1;
    }
  }
}
