import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../../../src/ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../src/ui/layout/PageHeading/PageHeading.tsx';
import { spaceControl } from '../../space.ts';

const meta = {
  component: Page,
  args: {
    gap: 's6',
    children: [
      <PageHeading key="heading">Medical records</PageHeading>,
      <p key="text">Your records of the last year.</p>,
    ],
  },
  argTypes: {
    gap: spaceControl,
    padding: { control: 'select', options: ['medium', 'large', 'trail', 'form', 'list'] },
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Padded: Story = {};

export const PaddedForAForm: Story = { args: { padding: 'form' } };
