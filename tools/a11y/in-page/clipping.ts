/** In CSS pixels, relative to the viewport. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Clipper {
  box: Element;
  edges: Edges;
  /** 'scroll' can be scrolled into view; 'cut' can't be reached. */
  across: 'shown' | 'scroll' | 'cut';
  down: 'shown' | 'scroll' | 'cut';
}

/** In CSS pixels. */
export interface Cut {
  across: number;
  down: number;
  by: Element | undefined;
}

const treatment = (overflow: string) => {
  if (overflow === 'visible') return 'shown';
  return overflow === 'hidden' || overflow === 'clip' ? 'cut' : 'scroll';
};

/**
 * Yields clipping ancestors, innermost first. Ancestors inside an absolute element's containing
 * block do not clip it.
 */
function* findClippers(element: Element): Generator<Clipper> {
  let escapes: 'none' | 'unplaced' | 'all' = 'none';
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { position, transform, overflowX, overflowY, contain } = getComputedStyle(box);
    const isHolder = transform !== 'none' || /paint|layout|strict|content/.test(contain);
    const isPlaced = position !== 'static' && escapes !== 'all';
    if (escapes !== 'none' && !isHolder && !isPlaced) continue;
    const across = treatment(overflowX);
    const down = treatment(overflowY);
    if (across !== 'shown' || down !== 'shown') yield { box, edges: inside(box), across, down };
    if (position === 'fixed') escapes = 'all';
    else escapes = position === 'absolute' ? 'unplaced' : 'none';
  }
}

function inside(box: Element): Edges {
  const { left, top, width, height } = box.getBoundingClientRect();
  const scale = box instanceof HTMLElement && box.offsetWidth > 0 ? width / box.offsetWidth : 1;
  const start = left + box.clientLeft * scale;
  const head = top + box.clientTop * scale;
  return {
    left: start,
    top: head,
    right: box.clientWidth > 0 ? start + box.clientWidth * scale : left + width,
    bottom: box.clientHeight > 0 ? head + box.clientHeight * scale : top + height,
  };
}

/** Returns undefined if the content is visually hidden on purpose. */
export function findCut(element: Element, edges: Edges): Cut | undefined {
  let { left, top, right, bottom } = edges;
  const cut: Cut = { across: 0, down: 0, by: undefined };
  for (const { box, edges: clip, across, down } of findClippers(element)) {
    if (clip.right - clip.left <= 2 || clip.bottom - clip.top <= 2) return undefined;
    const x = Math.max(0, clip.left - left) + Math.max(0, right - clip.right);
    const y = Math.max(0, clip.top - top) + Math.max(0, bottom - clip.bottom);
    if (across === 'cut' && x > cut.across) [cut.across, cut.by] = [x, box];
    if (down === 'cut' && y > cut.down) [cut.down, cut.by] = [y, box];
    if (across !== 'shown')
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    if (down !== 'shown') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    if (left >= right || top >= bottom) break;
  }
  return cut;
}
