/** How far from the end, in px, still counts as the end. */
const SLACK = 24;

/**
 * Keeps a scrolled conversation where its reader is while messages come in front, at the end and in between: at the
 * end for whoever is there, else the message on top stays where it stands. Browsers anchor a scroll position too, but
 * not all of them, and none at the very start.
 */
export class ScrollKeeper {
  /** Whether the view goes along with what comes at the end. */
  isFollowing = true;
  readonly #scroller: HTMLElement;
  readonly #chunks: HTMLElement;
  #anchor: { item: Element; offset: number } | null = null;
  #lastTop = 0;

  /**
   * @param scroller what scrolls
   * @param chunks the element within it whose children hold messages, an `article` each
   */
  constructor(scroller: HTMLElement, chunks: HTMLElement) {
    this.#scroller = scroller;
    this.#chunks = chunks;
  }

  /** Goes to the end and stays there. */
  follow(): void {
    this.isFollowing = true;
    this.settle();
  }

  /** Brings an element near the top of the view. */
  show(element: Element): void {
    this.isFollowing = false;
    const { top, height } = this.#scroller.getBoundingClientRect();
    this.#scroller.scrollTop += element.getBoundingClientRect().top - top - height / 8;
    this.noteScroll();
  }

  /** After the content or the view has changed its size: puts back what the reader sees. */
  settle(): void {
    if (this.isFollowing) {
      this.#scroller.scrollTop = this.#scroller.scrollHeight;
    } else if (this.#anchor?.item.isConnected) {
      const shift = this.#offsetOf(this.#anchor.item) - this.#anchor.offset;
      if (Math.abs(shift) >= 1) this.#scroller.scrollTop += shift;
    }
    this.#lastTop = this.#scroller.scrollTop;
  }

  /** After the view has moved: the slightest move up lets go of the end, one down to the end takes hold of it again. */
  noteScroll(): void {
    const { scrollTop } = this.#scroller;
    const isUp = scrollTop < this.#lastTop - 1;
    if (isUp && this.#distanceToEnd > 1) this.isFollowing = false;
    else if (this.#distanceToEnd <= SLACK) this.isFollowing = true;
    this.#lastTop = scrollTop;
    const item = this.#itemAt(this.#scroller.getBoundingClientRect().top);
    this.#anchor = item && { item, offset: this.#offsetOf(item) };
  }

  /** After a move has ended: whoever stopped close to the end is at the end. */
  noteRest(): void {
    if (this.#distanceToEnd <= SLACK) this.follow();
  }

  /** The last message in view. */
  lastInView(): Element | null {
    return this.#itemAt(this.#scroller.getBoundingClientRect().bottom - SLACK);
  }

  /** Whether the view is so close to the start that what is before it will soon be wanted. */
  isNearStart(): boolean {
    return this.#scroller.scrollTop < Math.max(600, this.#scroller.clientHeight);
  }

  get #distanceToEnd(): number {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight;
  }

  #offsetOf(item: Element): number {
    return item.getBoundingClientRect().top - this.#scroller.getBoundingClientRect().top;
  }

  #itemAt(y: number): Element | null {
    const chunk = lastBeginningAbove(this.#chunks.children, y) ?? this.#chunks.firstElementChild;
    const items = chunk?.getElementsByTagName('article');
    return items ? (lastBeginningAbove(items, y) ?? items[0] ?? null) : null;
  }
}

/** Of elements that stand one below the other, the last that begins at or above a height of the window. */
function lastBeginningAbove(elements: HTMLCollection, y: number): Element | null {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const top = elements[middle]?.getBoundingClientRect().top ?? Infinity;
    if (top <= y) low = middle + 1;
    else high = middle;
  }
  return elements[low - 1] ?? null;
}
