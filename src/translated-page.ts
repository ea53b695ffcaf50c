/** For each text that a translator replaced, its `<font>`, and the reverse. */
const partners = new WeakMap<Node, Node>();

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined) => node?.nodeName === 'FONT';

/**
 * Makes React work in a page that a browser's translator changes (ADR 0068). Translators replace
 * each text by a `<font>`. React then adds and removes nodes beside a text that is gone, which
 * throws, and writes new text where no one sees it (github.com/facebook/react/issues/11538).
 */
export function surviveTranslators(): void {
  new MutationObserver(followTranslator).observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    node: New,
    next: Node | null,
  ) {
    ensureChild(this, node);
    insertBefore.call(this, node, next && ensureChild(this, next) ? next : null);
    return node;
  };
  Node.prototype.appendChild = function (node) {
    return this.insertBefore(node, null);
  };
  Node.prototype.removeChild = function (child) {
    if (ensureChild(this, child)) removeChild.call(this, child);
    return child;
  };
}

/** Returns false for a text whose place is unknown. With other nodes, the browser decides. */
function ensureChild(parent: Node, node: Node): boolean {
  if (node.parentNode !== parent) restore(node);
  return node.parentNode === parent || !isText(node);
}

/** Restores all texts of the element: a translator may put a whole sentence into one `<font>`. */
function restore(text: Node): void {
  for (const node of partners.get(text)?.parentNode?.childNodes ?? []) {
    const original = isFont(node) && partners.get(node);
    if (original) node.replaceWith(original);
  }
}

function followTranslator(records: MutationRecord[], observer: MutationObserver): void {
  const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFont));
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') restore(target);
    for (const text of [...removedNodes].filter(isText)) {
      const font = [...addedNodes, previousSibling, nextSibling, outermostFont(text)].find(
        (node) => node && fonts.delete(node),
      );
      if (!font) continue;
      partners.set(text, font).set(font, text);
      observer.observe(text, { characterData: true });
    }
  }
}

/** Some translators move the text into the `<font>`. */
function outermostFont(text: Node): Node {
  const parent = text.parentNode;
  return parent && isFont(parent) ? outermostFont(parent) : text;
}
