import { useOf } from '@storybook/addon-docs/blocks';
import { StoryFrame } from '../../support/StoryFrame.tsx';

/** Used for stories that open an overlay or move focus. */
export function Framed({ of }: { of: Parameters<typeof useOf>[0] }) {
  const { story } = useOf(of, ['story']);
  return <StoryFrame story={story} />;
}
