interface PageTranslator {
  /** The texts that the page has changed since, and that a user does not see. */
  findStaleTexts: () => string[];
  stop: () => void;
}

/**
 * Does to the page what Chrome's translator does: it replaces each text, now and after each change,
 * by two `<font>` elements. Playwright sends this function to a browser, so it imports nothing.
 * @param words `same`, so that tests find elements by their names
 */
export function startPageTranslator(words: 'same' | 'capitals'): PageTranslator {
  const untouched =
    'font, script, style, noscript, textarea, title, svg, [translate="no"], body > [class^="sb-"]';
  const originals = new Map<HTMLElement, { text: Text; data: string }>();

  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const isInPage = text instanceof Text && text.isConnected;
      if (isInPage && !text.parentElement?.closest(untouched)) translateSentence(text);
    }
  };
  // As translators do, puts the sentence into the first of its texts.
  const translateSentence = (first: Text) => {
    const sentence = first.wholeText;
    if (sentence.trim() === '') return;
    let text: Node | null = first;
    while (text.previousSibling instanceof Text) text = text.previousSibling;
    for (let rest = sentence; text instanceof Text; rest = '') {
      const next: Node | null = text.nextSibling;
      replace(text, words === 'same' ? rest : rest.toUpperCase());
      text = next;
    }
  };
  const replace = (text: Text, translated: string) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = translated;
    outer.append(inner);
    originals.set(outer, { text, data: text.data });
    text.replaceWith(outer);
    document.documentElement.classList.add('translated-ltr');
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translate(document);
  observer.takeRecords();

  return {
    findStaleTexts: () =>
      [...originals]
        .filter(([font, { text, data }]) => font.isConnected && text.data !== data)
        .map(([, { text, data }]) => `'${data}' instead of '${text.data}'`),
    stop: () => {
      observer.disconnect();
      document.documentElement.classList.remove('translated-ltr');
    },
  };
}
