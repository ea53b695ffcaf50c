import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingLines } from '../../../src/components/shared/LoadingLines/LoadingLines.tsx';

const meta = { component: LoadingLines } satisfies Meta<typeof LoadingLines>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
