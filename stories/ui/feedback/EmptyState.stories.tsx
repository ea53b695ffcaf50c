import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../src/ui/forms/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../src/ui/feedback/EmptyState/EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'No appointments found',
    children: 'Your appointments will appear here.',
    action: (
      <ButtonLink href="/find-a-doctor" variant="secondary">
        Find a Doctor
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {};

export const OnlyTheFact: Story = {
  args: { title: 'There is no Chat', children: undefined, action: undefined },
};
