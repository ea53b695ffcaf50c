import { scriptsIn } from './kinds.ts';
import type { Release } from './scope.ts';

const RELEASE_PREFIX = 'caresetu-release-';
/** Cached last, so the release is complete if this file exists. */
const SHELL = 'app.html';
/** About 5 MB. */
const MOST_PAGES = 60;

/** Only caches files that contain no personal data. */
export class ReleaseCache {
  readonly #release: Release;
  readonly #site: string;
  #cachingShell: Promise<void> | undefined;

  /** @param site the absolute URL of the app's folder, with a trailing slash */
  constructor(release: Release, site: string) {
    this.#release = release;
    this.#site = site;
  }

  /** Falls back to older releases, whose pages may still be open. */
  async find(address: string): Promise<Response | undefined> {
    const older = (await releaseNames()).toReversed().filter((name) => name !== this.#name);
    for (const name of [this.#name, ...older]) {
      const found = await (await caches.open(name)).match(address);
      if (found) return found;
    }
    return undefined;
  }

  async cacheFile(address: string, response: Response): Promise<void> {
    await (await caches.open(this.#name)).put(address, response);
  }

  async cachePage(address: string, response: Response): Promise<void> {
    const own = await caches.open(this.#name);
    await own.put(address, response);
    const isPage = (url: string) => {
      const file = url.slice(this.#site.length);
      return ![SHELL, ...this.#release.files].includes(file) && !file.startsWith('assets/');
    };
    const pages = (await own.keys()).filter(({ url }) => isPage(url));
    const old = pages.slice(0, Math.max(0, pages.length - MOST_PAGES));
    await Promise.all(old.map((page) => own.delete(page)));
  }

  /** Returns the app shell if a script of the page is not cached. */
  async page(address: string): Promise<Response | undefined> {
    const own = await (await caches.open(this.#name)).match(address);
    if (own && (await this.#isComplete(await own.clone().text()))) return own;
    return this.find(this.#site + SHELL);
  }

  /**
   * Also deletes all releases except this one and the previous one.
   * @throws if a file is missing or belongs to a different release.
   */
  cacheShell(): Promise<void> {
    this.#cachingShell ??= this.#cacheShell().finally(() => {
      this.#cachingShell = undefined;
    });
    return this.#cachingShell;
  }

  async hasShell(): Promise<boolean> {
    const own = await caches.open(this.#name);
    return (await own.match(this.#site + SHELL)) !== undefined;
  }

  async #cacheShell(): Promise<void> {
    const own = await caches.open(this.#name);
    if (await this.hasShell()) return;
    await Promise.all(
      this.#release.files.map(async (file) => {
        const address = this.#site + file;
        const kept = file.startsWith('assets/') ? await this.find(address) : undefined;
        await own.put(address, kept ?? (await got(address)));
      }),
    );
    const shell = await got(this.#site + SHELL);
    const html = await shell.clone().text();
    if (!html.includes(this.#release.entry)) throw new Error('There is a newer release.');
    await own.put(this.#site + SHELL, shell);
    const older = (await releaseNames()).filter((name) => name !== this.#name);
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  }

  async #isComplete(html: string): Promise<boolean> {
    const kept = scriptsIn(html).map((name) => this.find(this.#site + name));
    return (await Promise.all(kept)).every((file) => file !== undefined);
  }

  get #name(): string {
    return RELEASE_PREFIX + this.#release.id;
  }
}

async function releaseNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(RELEASE_PREFIX));
}

async function got(address: string): Promise<Response> {
  const isHashed = address.includes('/assets/');
  const response = await fetch(address, { cache: isHashed ? 'default' : 'no-cache' });
  if (!isCacheable(response, address)) throw new Error(`${address} cannot be had.`);
  // Browsers reject redirected responses for navigations.
  const { headers } = response;
  return response.redirected ? new Response(await response.blob(), { headers }) : response;
}

/** Some hosts send a page for a missing file, so reject HTML for other files. */
export function isCacheable(response: Response, address: string): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.ok && isPage === address.endsWith('.html');
}
