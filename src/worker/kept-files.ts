import { scriptsIn } from './kinds.ts';
import type { Release } from './scope.ts';

const RELEASE_PREFIX = 'caresetu-release-';
/** Stands in every release that is kept whole: it is the last file that is put there. */
const SHELL = 'app.html';
/** Of the newest addresses, some 5 MB: people look at many doctors. */
const MOST_PAGES = 60;

/** The app's files as the browser keeps them, release by release. They hold nothing of any person. */
export class KeptFiles {
  readonly #release: Release;
  readonly #site: string;
  #keeping: Promise<void> | undefined;

  /** @param site the whole address of the folder the app is served under, with a slash at the end */
  constructor(release: Release, site: string) {
    this.#release = release;
    this.#site = site;
  }

  /** A kept file: this release's own, else the one before, whose pages may still be open. */
  async find(address: string): Promise<Response | undefined> {
    const older = (await releaseNames()).toReversed().filter((name) => name !== this.#name);
    for (const name of [this.#name, ...older]) {
      const found = await (await caches.open(name)).match(address);
      if (found) return found;
    }
    return undefined;
  }

  /** Keeps a file with this release. */
  async keep(address: string, response: Response): Promise<void> {
    await (await caches.open(this.#name)).put(address, response);
  }

  /** Keeps the HTML of an address with this release, and drops those that were kept longest ago. */
  async keepPage(address: string, response: Response): Promise<void> {
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

  /** This release's HTML of an address, if all that it asks for is kept as well; else what opens the app anywhere. */
  async page(address: string): Promise<Response | undefined> {
    const own = await (await caches.open(this.#name)).match(address);
    if (own && (await this.#isWhole(await own.clone().text()))) return own;
    return this.find(this.#site + SHELL);
  }

  /**
   * Keeps what opens the app without a network, and then drops all releases but this one and the one before.
   * Rejects where a file cannot be had, or is already another release's; the next page asks again.
   */
  keepShell(): Promise<void> {
    this.#keeping ??= this.#keepShell().finally(() => {
      this.#keeping = undefined;
    });
    return this.#keeping;
  }

  /** Whether this release can open the app without a network. */
  async hasShell(): Promise<boolean> {
    const own = await caches.open(this.#name);
    return (await own.match(this.#site + SHELL)) !== undefined;
  }

  async #keepShell(): Promise<void> {
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

  async #isWhole(html: string): Promise<boolean> {
    const kept = scriptsIn(html).map((name) => this.find(this.#site + name));
    return (await Promise.all(kept)).every((file) => file !== undefined);
  }

  get #name(): string {
    return RELEASE_PREFIX + this.#release.id;
  }
}

/** The releases that are kept, the oldest first. */
async function releaseNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(RELEASE_PREFIX));
}

/** A file of the site; one without a hash in its name as the site has it now. */
async function got(address: string): Promise<Response> {
  const isHashed = address.includes('/assets/');
  const response = await fetch(address, { cache: isHashed ? 'default' : 'no-cache' });
  if (!isKeepable(response, address)) throw new Error(`${address} cannot be had.`);
  // A host may leave the ending of a page's name out; browsers refuse a page that has been led elsewhere.
  const { headers } = response;
  return response.redirected ? new Response(await response.blob(), { headers }) : response;
}

/** Whether an answer is the file that was asked for: some hosts answer with a page where there is none. */
export function isKeepable(response: Response, address: string): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.ok && isPage === address.endsWith('.html');
}
