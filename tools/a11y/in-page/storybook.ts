import { endPhase } from '../../../scripts/test/end-phase.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export interface StoryEnd {
  phase: string;
  ownWidth?: string | undefined;
}

export async function storyEnd(): Promise<StoryEnd> {
  let phase = endPhase();
  while (!phase) {
    await nextFrame();
    phase = endPhase();
  }
  await document.fonts.ready;
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(eager.map((image) => image.decode().catch(() => undefined)));
  const { parameters, storyGlobals } =
    Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender.story ?? {};
  const size = parameters?.viewport?.options?.[storyGlobals?.viewport?.value];
  return { phase, ownWidth: size?.styles?.width };
}

export async function turnToTheme(theme: 'light' | 'dark'): Promise<void> {
  const isWorn = () => document.documentElement.dataset['theme'] === theme;
  if (!isWorn()) {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('updateGlobals', { globals: { theme } });
  }
  for (let frames = 0; frames < 2 || !isWorn(); frames += 1) await nextFrame();
}
