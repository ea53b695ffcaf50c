import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../../src/ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Find a Doctor', href: '/find-a-doctor' },
      { label: 'Cardiology', href: '/search?query=Cardiology' },
      { label: 'Dr. Ananya Krishnan' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToADoctor: Story = {};

export const LongAndHindiName: Story = {
  args: {
    items: [
      { label: 'Find a Doctor', href: '/find-a-doctor' },
      { label: 'Dr. Venkatanarasimharajuvaripeta सुनन्दा श्रीवास्तव Chaudhary' },
    ],
  },
};

export const RightToLeft: Story = { ...LongAndHindiName, decorators: [rightToLeft] };
