import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceholderScreen } from '../../src/screens/PlaceholderScreen/PlaceholderScreen.tsx';

const meta = {
  component: PlaceholderScreen,
  args: {
    title: 'Services',
    children: 'The kinds of care that CareSetu connects to will stand here.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlaceholderScreen>;

export default meta;

export const NotBuiltYet: StoryObj<typeof meta> = {};
