import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../src/ui/Breadcrumbs/Breadcrumbs.tsx';

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

export const ToADoctor: StoryObj<typeof meta> = {};
