import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';

export type PicturedStory = Awaited<ReturnType<DocsContextProps['loadStory']>>;

let queue: Promise<unknown> = Promise.resolve();

/** Runs one task after the other, so that the page can be scrolled in between. */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(task);
  queue = result.catch(() => undefined);
  return result;
}

/**
 * Renders a story and replaces it by a copy of its elements, which has no effects, timers or ids.
 * 200 stories on one page would otherwise share ids and groups of radio buttons.
 */
export async function renderPicture(
  context: DocsContextProps,
  story: PicturedStory,
  box: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const live = document.createElement('div');
  box.replaceChildren(live);
  const end = await show(context, story, live, signal);
  if (signal.aborted) return void end();
  await nextFrame();
  await nextFrame();
  const deadline = performance.now() + LOAD_MS;
  while (isBlank(live) && performance.now() < deadline) await nextFrame();
  widen(box);
  box.replaceChildren(copyOf(live, `${story.id}-`));
  await end();
}

/** Some components load a part of their code when they appear. */
const LOAD_MS = 2000;

function isBlank(live: HTMLElement): boolean {
  return live.textContent === '' && live.querySelector('svg, img, input, button') === null;
}

const overPhases = ['finished', 'errored', 'aborted'];

/** Resolves when the story is rendered or the page is left, with a function that removes it. */
function show(
  context: DocsContextProps,
  story: PicturedStory,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const { channel } = context;
  let isOver = false;
  let removeWhenOver: (() => void) | undefined;
  return new Promise((resolve) => {
    const follow = ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
      if (storyId !== story.id) return;
      isOver = overPhases.includes(newPhase);
      if (!isOver) return;
      resolve(end);
      removeWhenOver?.();
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, follow);
    const remove = context.renderStoryToElement(
      story,
      element,
      { showMain: () => {}, showError: () => {}, showException: () => {} },
      { autoplay: false, forceInitialArgs: true },
    );
    // Storybook reloads the page if a story is removed while it renders.
    const end = () =>
      new Promise<void>((resolveEnd) => {
        removeWhenOver = () => {
          channel.off(STORY_RENDER_PHASE_CHANGED, follow);
          resolveEnd(remove());
        };
        if (isOver) removeWhenOver();
      });
    signal.addEventListener('abort', () => resolve(end));
  });
}

function copyOf(live: HTMLElement, prefix: string): HTMLElement {
  const copy = document.importNode(live, true);
  for (const element of copy.querySelectorAll('[id]:not(svg *)')) element.removeAttribute('id');
  for (const element of copy.querySelectorAll('[name]')) element.removeAttribute('name');
  // Parts of an SVG picture refer to each other.
  for (const element of copy.querySelectorAll('svg *'))
    for (const attribute of element.attributes)
      attribute.value =
        attribute.name === 'id'
          ? prefix + attribute.value
          : attribute.value.replace(/^(?:url\()?#/, (start) => start + prefix);
  return copy;
}

/** The media queries of a wide window can squeeze a layout into a narrow picture. */
function widen(box: HTMLElement): void {
  const elements = [...box.querySelectorAll<HTMLElement>('*:not(svg, svg *)')];
  const width = ['0', '480px', '860px'].find((minimum) => {
    box.style.minInlineSize = minimum;
    return !elements.some(isSqueezed);
  });
  box.style.minInlineSize = width ?? '0';
}

function isSqueezed({ clientHeight, clientWidth, scrollWidth }: HTMLElement): boolean {
  const isVisuallyHidden = clientHeight <= 1;
  return !isVisuallyHidden && scrollWidth > clientWidth + 1;
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
