/** How far from the end, in px, still counts as the end. */
const SLACK = 24;

/**
 * Keeps a scrolled conversation where its reader is while messages come in front, at the end and in between: at the
 * end for whoever is there, else the message on top stays where it stands. Most browsers anchor a scroll position by
 * themselves, and more smoothly; this does it for the others, and at the very start, where none does.
 */
export class ScrollKeeper {
  /** Whether the view goes along with what comes at the end. */
  isFollowing = true;
  readonly #scroller: HTMLElement;
  readonly #chunks: HTMLElement;
  #anchor: { item: Element; offset: number } | null = null;
  #lastTop = 0;
  /** How high the view was then. */
  #lastHeight = 0;

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
    this.#noteView();
    this.settle();
  }

  /** Brings an element near the top of the view. */
  show(element: Element): void {
    this.isFollowing = false;
    const { top, height } = this.#scroller.getBoundingClientRect();
    this.#scroller.scrollTop += element.getBoundingClientRect().top - top - height / 8;
    this.noteScroll();
  }

  /**
   * After the content or the view has changed its size: puts back what the reader sees.
   * @param isLaidOut whether the browser has had its turn to do so, as when sizes are observed
   */
  settle(isLaidOut = false): void {
    this.#letGoOfEnd();
    const isAnchored = this.#isAnchoredByBrowser;
    if (this.isFollowing) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    else if (isAnchored && !isLaidOut) return;
    else if (!isAnchored || this.#scroller.scrollTop === this.#lastTop) this.#undoShift();
    this.#remember();
  }

  /** After the view has moved: the slightest move up lets go of the end, one down to the end takes hold of it again. */
  noteScroll(): void {
    const isDown = this.#scroller.scrollTop >= this.#lastTop - 1;
    this.#letGoOfEnd();
    if (!this.isFollowing && !this.#isAnchoredByBrowser) this.#undoShift();
    if (isDown && this.#distanceToEnd <= SLACK) this.isFollowing = true;
    this.#remember();
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

  get #isAnchoredByBrowser(): boolean {
    return this.#lastTop > 0 && getComputedStyle(this.#scroller).overflowAnchor === 'auto';
  }

  #noteView(): void {
    this.#lastTop = this.#scroller.scrollTop;
    this.#lastHeight = this.#scroller.clientHeight;
  }

  #remember(): void {
    this.#noteView();
    // Where there is not content enough above it yet, the message on top has still to be put back.
    if (this.#lastTop === 0 && this.#isOutOfPlace) return;
    const item = this.#itemAt(this.#scroller.getBoundingClientRect().top);
    this.#anchor = item && { item, offset: this.#offsetOf(item) };
  }

  /**
   * A view that stands higher than it was left, and not for want of content, has been moved by its reader; one that has
   * become higher itself may have been for want of content, which came since.
   */
  #letGoOfEnd(): void {
    const isHigher = this.#scroller.clientHeight > this.#lastHeight;
    if (!isHigher && this.#scroller.scrollTop < this.#lastTop - 1 && this.#distanceToEnd > 1) {
      this.isFollowing = false;
    }
  }

  /** Moves the view by as much as the message on top has moved without the reader. */
  #undoShift(): void {
    if (!this.#anchor?.item.isConnected) return;
    this.#anchor.offset -= this.#scroller.scrollTop - this.#lastTop;
    const shift = this.#offsetOf(this.#anchor.item) - this.#anchor.offset;
    if (Math.abs(shift) < 1) return;
    this.#scroller.scrollTop += shift;
    this.#lastTop = this.#scroller.scrollTop;
  }

  get #isOutOfPlace(): boolean {
    if (!this.#anchor?.item.isConnected) return false;
    return this.#offsetOf(this.#anchor.item) < this.#anchor.offset - 1;
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
