import { isDataSaved } from '../../ui/lazy/network.ts';

/**
 * On a phone, the HTML of a first visit does not load our fonts (ADR 0025). They are loaded here and
 * shown from the next page on, so that no text moves while it is read.
 */
export async function showFontsOnNextPage(): Promise<void> {
  const faces = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (!faces || isDataSaved()) return;
  const show = () => (faces.media = 'all');
  const wide = matchMedia(faces.media);
  if (wide.matches) {
    // The window has become narrow.
    wide.addEventListener('change', show, { once: true });
    return;
  }
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-fonts]');
  await Promise.all([...links].map(({ href }) => load(href)));
  // Older browsers lack the Navigation API. They show our fonts at the next visit.
  const navigation: unknown = Reflect.get(globalThis, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  const { pathname } = location;
  const shown = new AbortController();
  const follow = () => {
    // A filter or a tab changes only the query.
    if (location.pathname === pathname) return;
    show();
    shown.abort();
  };
  navigation.addEventListener('currententrychange', follow, { signal: shown.signal });
}

async function load(address: string): Promise<void> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} cannot be loaded`);
  await response.arrayBuffer();
}
