import { isDataSaved } from '../../ui/lazy/network.ts';

/**
 * On a phone, the HTML of a first visit does not load our fonts (ADR 0025). They are loaded here and
 * shown from the next page on, so that no text moves while it is read.
 */
export async function showFontsOnNextPage(): Promise<void> {
  const faces = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (!faces || isDataSaved() || matchMedia(faces.media).matches) return;
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-fonts]');
  await Promise.all([...links].map(async ({ href }) => (await fetch(href)).arrayBuffer()));
  // Older browsers lack the Navigation API. They show our fonts at the next visit.
  const navigation: unknown = Reflect.get(globalThis, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('currententrychange', () => (faces.media = 'all'), { once: true });
}
