import type { virtual } from '@guidepup/virtual-screen-reader';

declare global {
  interface Window {
    listener: { readAll: () => Promise<string[]>; heard: () => Promise<string[]> };
  }
}

/**
 * Evaluated in the page, so it cannot use anything outside itself.
 * @param code of the reader's module
 */
export async function startReader(code: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const loaded: { virtual: typeof virtual } = await import(address);
  const reader = loaded.virtual;
  const isNews = (phrase: string) => /^(polite|assertive): /.test(phrase);
  let focusBefore = '';

  const told = (node: Node): Node[] => {
    if (!(node instanceof Element)) return [node];
    if (node.matches('[aria-live="off"], [aria-hidden="true"]')) return [];
    const isWhole =
      node.tagName !== 'ARTICLE' && !node.querySelector('[aria-live="off"], [aria-hidden="true"]');
    return isWhole ? [node] : [...node.childNodes].flatMap(told);
  };
  /**
   * Unlike browsers, the virtual reader announces all changes in a live region, and misses alerts
   * that are added as a whole.
   */
  const asBrowsersTell = (change: MutationRecord) => {
    const { type, target, addedNodes, removedNodes } = change;
    const place = target instanceof Element ? target : target.parentElement;
    if (!place?.checkVisibility()) return [];
    if (type !== 'childList') return [change];
    const alerts = [...addedNodes].flatMap((node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('*')].filter((part) => part.role === 'alert')
        : [],
    );
    return [
      { type, target, addedNodes: [...addedNodes].flatMap(told), removedNodes },
      ...alerts.map((alert) => ({ type, target: alert, addedNodes: [], removedNodes: [] })),
    ];
  };
  class News extends MutationObserver {
    constructor(tell: MutationCallback) {
      super((changes, observer) => {
        const news = changes.flatMap<object>(asBrowsersTell);
        tell(news as MutationRecord[], observer);
      });
    }
  }
  /** The virtual reader only reads the `checked` attribute, so copy the state to it. */
  const showWhatIsChecked = () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]'))
      if (box.hasAttribute('checked') !== box.checked) box.toggleAttribute('checked');
  };
  const aMoment = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  window.listener = {
    readAll: async () => {
      showWhatIsChecked();
      await reader.stop();
      await reader.start({
        container: document.body,
        window: { document, MutationObserver: News },
      });
      const phrases: string[] = [];
      while (phrases.at(-1) !== 'end of document' && phrases.length < 300) {
        await reader.next();
        phrases.push(await reader.lastSpokenPhrase());
      }
      await reader.clearSpokenPhraseLog();
      return phrases.slice(0, -1);
    },
    heard: async () => {
      await aMoment();
      showWhatIsChecked();
      await aMoment();
      // The focused element may have changed while it had focus.
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await aMoment();
      const log = (await reader.spokenPhraseLog()).filter((phrase) => phrase !== 'polite: ');
      await reader.clearSpokenPhraseLog();
      const focus = log.filter((phrase) => !isNews(phrase)).at(-1) ?? focusBefore;
      const news = log.filter(isNews);
      const heard = focus === focusBefore ? news : [...news, focus];
      focusBefore = focus;
      return heard;
    },
  };
}
