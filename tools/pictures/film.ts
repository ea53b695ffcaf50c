import type { Locator, Page } from 'playwright';

export interface FilmFrame {
  png: Buffer;
  /** How long it is shown. */
  ms: number;
}

export interface Film {
  frames: readonly FilmFrame[];
  /** Shows the page as it is now. */
  hold: (ms: number) => Promise<void>;
  /** Moves the pointer to a control and presses it. */
  press: (target: Locator) => Promise<void>;
  hidePointer: () => Promise<void>;
  /** Scrolls so that the element is in the middle of its frame. */
  scrollTo: (target: Locator) => Promise<void>;
}

const STEP_MS = 50;
const MOVE_STEPS = 8;
const SCROLL_STEPS = 7;
const PRESS_MS = 150;
const POINTER_ID = 'pictures-pointer';

type Point = Record<'x' | 'y', number>;
type PointerState = 'up' | 'down' | 'hidden';

/** Takes each frame when the page is ready, so that a slow machine makes the same film. */
export async function createFilm(page: Page, subject: Locator): Promise<Film> {
  const area = await boxOf(subject);
  const frames: FilmFrame[] = [];
  let pointer: Point = { x: area.x + area.width / 2, y: area.y + area.height };
  const hold = async (ms: number) => {
    const png = await page.screenshot({ clip: area, animations: 'disabled' });
    const last = frames.at(-1);
    if (last?.png.equals(png)) last.ms += ms;
    else frames.push({ png, ms });
  };
  const show = (state: PointerState) =>
    page.evaluate(showPointer, { id: POINTER_ID, ...pointer, state });
  await page.evaluate(addPointer, POINTER_ID);
  return {
    frames,
    hold,
    async hidePointer() {
      await show('hidden');
      // A control below the browser's own pointer would look pressed.
      await page.mouse.move(0, 0);
    },
    async press(target) {
      const from = pointer;
      const box = await boxOf(target);
      const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      for (const part of easeIn(MOVE_STEPS)) {
        pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await show('up');
        await hold(STEP_MS);
      }
      await show('down');
      await hold(PRESS_MS);
      await target.click();
      await show('up');
    },
    async scrollTo(target) {
      const frame = await (await target.elementHandle())?.ownerFrame();
      if (!frame) throw new Error(`No frame has ${target}.`);
      const from = await frame.evaluate(() => scrollY);
      const middle = await target.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.round(scrollY + top + height / 2 - innerHeight / 2);
      });
      for (const part of easeIn(SCROLL_STEPS)) {
        const top = Math.round(from + (middle - from) * part);
        await frame.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await hold(STEP_MS);
      }
    },
  };
}

async function boxOf(target: Locator): Promise<Point & { width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`The page does not show ${target}.`);
  return box;
}

/** @returns parts of the way, slow at both ends */
function easeIn(steps: number): number[] {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return part * part * (3 - 2 * part);
  });
}

/** A headless browser shows no pointer. */
function addPointer(id: string): void {
  const pointer = document.createElement('div');
  pointer.id = id;
  Object.assign(pointer.style, {
    position: 'fixed',
    zIndex: '2147483647',
    inlineSize: '26px',
    blockSize: '26px',
    border: '2px solid #fff',
    borderRadius: '50%',
    boxSizing: 'border-box',
    background: 'rgb(18 48 46 / 55%)',
    boxShadow: '0 0 0 1px rgb(18 48 46 / 60%)',
    pointerEvents: 'none',
    translate: '-50% -50%',
    visibility: 'hidden',
  });
  document.body.append(pointer);
}

function showPointer({ id, x, y, state }: Point & { id: string; state: PointerState }): void {
  const pointer = document.getElementById(id);
  if (!pointer) throw new Error('The pointer is missing.');
  Object.assign(pointer.style, {
    visibility: state === 'hidden' ? 'hidden' : 'visible',
    insetInlineStart: `${x}px`,
    insetBlockStart: `${y}px`,
    scale: state === 'down' ? '0.7' : '1',
  });
}
