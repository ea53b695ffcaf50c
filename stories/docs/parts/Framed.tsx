import { useOf } from '@storybook/addon-docs/blocks';
import { StoryFrame } from '../../../.storybook/docs/StoryFrame.tsx';

/** Renders the story in an iframe, because it opens an overlay or moves focus. */
export function Framed({ of }: { of: Parameters<typeof useOf>[0] }) {
  const { story } = useOf(of, ['story']);
  return <StoryFrame story={story} />;
}
