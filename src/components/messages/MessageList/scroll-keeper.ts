/** Distance from the end, in px, that still counts as the end. */
const SLACK = 24;

/**
 * Keeps the first visible message, or the end, in place. Scroll anchoring fails at scrollTop 0, and
 * some browsers lack it.
 */
export class ScrollKeeper {
  isFollowing = true;
  readonly #scroller: HTMLElement;
  readonly #chunks: HTMLElement;
  #anchor: { item: Element; offset: number } | null = null;
  #lastTop = 0;
  #lastHeight = 0;

  /** @param chunks parent of the chunks, each with `article` elements */
  constructor(scroller: HTMLElement, chunks: HTMLElement) {
    this.#scroller = scroller;
    this.#chunks = chunks;
  }

  follow(): void {
    this.isFollowing = true;
    this.#noteView();
    this.settle();
  }

  show(element: Element): void {
    this.isFollowing = false;
    const { top, height } = this.#scroller.getBoundingClientRect();
    this.#scroller.scrollTop += element.getBoundingClientRect().top - top - height / 8;
    this.noteScroll();
  }

  /**
   * Call after a size change.
   * @param isLaidOut true if the browser has already applied scroll anchoring
   */
  settle(isLaidOut = false): void {
    this.#releaseEnd();
    const isAnchored = this.#isAnchoredByBrowser;
    if (this.isFollowing) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    else if (isAnchored && !isLaidOut) return;
    else if (!isAnchored || this.#scroller.scrollTop === this.#lastTop) this.#undoShift();
    this.#remember();
  }

  /** Scrolling up stops following new messages, and scrolling to the end resumes it. */
  noteScroll(): void {
    const isDown = this.#scroller.scrollTop >= this.#lastTop - 1;
    this.#releaseEnd();
    if (!this.isFollowing && !this.#isAnchoredByBrowser) this.#undoShift();
    if (isDown && this.#distanceToEnd <= SLACK) this.isFollowing = true;
    this.#remember();
  }

  noteRest(): void {
    if (this.#distanceToEnd <= SLACK) this.follow();
  }

  lastInView(): Element | null {
    return this.#itemAt(this.#scroller.getBoundingClientRect().bottom - SLACK);
  }

  isNearStart(): boolean {
    return this.#scroller.scrollTop < Math.max(600, this.#scroller.clientHeight);
  }

  get #isAnchoredByBrowser(): boolean {
    return this.#lastTop > 0 && getComputedStyle(this.#scroller).overflowAnchor === 'auto';
  }

  #noteView(): void {
    this.#lastTop = this.#scroller.scrollTop;
    this.#lastHeight = this.#scroller.clientHeight;
  }

  #remember(): void {
    this.#noteView();
    // Keep the anchor until enough content is above it.
    if (this.#lastTop === 0 && this.#hasMoved) return;
    const item = this.#itemAt(this.#scroller.getBoundingClientRect().top);
    this.#anchor = item && { item, offset: this.#getOffset(item) };
  }

  /** Ignores a smaller `scrollTop` of a view that grew. */
  #releaseEnd(): void {
    const isHigher = this.#scroller.clientHeight > this.#lastHeight;
    if (!isHigher && this.#scroller.scrollTop < this.#lastTop - 1 && this.#distanceToEnd > 1) {
      this.isFollowing = false;
    }
  }

  #undoShift(): void {
    if (!this.#anchor?.item.isConnected) return;
    this.#anchor.offset -= this.#scroller.scrollTop - this.#lastTop;
    const shift = this.#getOffset(this.#anchor.item) - this.#anchor.offset;
    if (Math.abs(shift) < 1) return;
    this.#scroller.scrollTop += shift;
    this.#lastTop = this.#scroller.scrollTop;
  }

  get #hasMoved(): boolean {
    if (!this.#anchor?.item.isConnected) return false;
    return this.#getOffset(this.#anchor.item) < this.#anchor.offset - 1;
  }

  get #distanceToEnd(): number {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight;
  }

  #getOffset(item: Element): number {
    return item.getBoundingClientRect().top - this.#scroller.getBoundingClientRect().top;
  }

  #itemAt(y: number): Element | null {
    const chunk = lastBeginningAbove(this.#chunks.children, y) ?? this.#chunks.firstElementChild;
    const items = chunk?.getElementsByTagName('article');
    return items ? (lastBeginningAbove(items, y) ?? items[0] ?? null) : null;
  }
}

/** @param elements sorted from top to bottom */
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
