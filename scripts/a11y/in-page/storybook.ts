const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What became of a story. */
export interface StoryEnd {
  /** Storybook's word: 'errored' when its play function failed. */
  phase: string;
  /** Such as '390px', for a story that has a width of its own. */
  ownWidth?: string | undefined;
}

/** Waits for the end of the story's play function, its letters and its pictures. */
export async function storyEnd(): Promise<StoryEnd> {
  let render = currentRender();
  while (!isOver(render)) {
    await nextFrame();
    render = currentRender();
  }
  await document.fonts.ready;
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(eager.map((image) => image.decode().catch(() => undefined)));
  const { parameters, storyGlobals } = render.story ?? {};
  const size = parameters?.viewport?.options?.[storyGlobals?.viewport?.value];
  return { phase: String(render.phase), ownWidth: size?.styles?.width };
}

const currentRender = () => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender;

function isOver(render: { phase?: unknown } | undefined): boolean {
  const isPreparing = document.body.classList.contains('sb-show-preparing-story');
  const isThrough = /^(played|completed|afterEach|finished|errored|aborted)$/;
  return !isPreparing && isThrough.test(String(render?.phase));
}

/** Turns the toolbars, and waits until the story shows it. */
export async function turnToolbars(theme: 'light' | 'dark', textSize: 100 | 200): Promise<void> {
  const root = document.documentElement;
  const isWorn = () =>
    root.dataset['theme'] === theme && (root.style.fontSize === '200%') === (textSize === 200);
  if (!isWorn()) {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: { theme, textSize: String(textSize) } });
  }
  for (let frames = 0; frames < 2 || !isWorn(); frames += 1) await nextFrame();
}
