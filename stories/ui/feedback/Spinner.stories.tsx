import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/ui/feedback/Spinner/Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: 'Loading messages' },
} satisfies Meta<typeof Spinner>;

export default meta;

export const UnderWay: StoryObj<typeof meta> = {};
