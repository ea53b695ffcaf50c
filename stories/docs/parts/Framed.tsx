import { useOf } from '@storybook/addon-docs/blocks';
import { StoryFrame } from '../../../.storybook/docs/StoryFrame.tsx';

/** Uses an iframe, because the story opens above the page or moves focus. */
export function Framed({ of }: { of: Parameters<typeof useOf>[0] }) {
  const { story } = useOf(of, ['story']);
  return <StoryFrame story={story} />;
}
