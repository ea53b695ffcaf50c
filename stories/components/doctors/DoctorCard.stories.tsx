import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoctorCard } from '../../../src/components/doctors/DoctorCard/DoctorCard.tsx';
import { DoctorCardSkeleton } from '../../../src/components/doctors/DoctorSkeletons/DoctorCardSkeleton.tsx';
import {
  farah,
  gill,
  hindiNamedDoctor,
  longNamedDoctor,
  newDoctor,
} from '../../fixtures/doctors.ts';

const doctors = {
  'With everything': gill,
  'Works every day': farah,
  'Just signed up': newDoctor,
  'Long name': longNamedDoctor,
  'Hindi name': hindiNamedDoctor,
};

const meta = {
  component: DoctorCard,
  argTypes: { doctor: { control: 'select', options: Object.keys(doctors), mapping: doctors } },
  args: { doctor: gill, profileHref: '#profile' },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'} style={{ maxInlineSize: 346 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof DoctorCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {};

export const WorksEveryDay: Story = { args: { doctor: farah } };

export const JustSignedUp: Story = { args: { doctor: newDoctor } };

export const BrokenPicture: Story = {
  args: { doctor: { ...gill, profilePicture: '/art/people/nobody.svg' } },
};

export const LongName: Story = { args: { doctor: longNamedDoctor } };

export const HindiName: Story = { args: { doctor: hindiNamedDoctor } };

export const Loading: Story = {
  render: () => (
    <li>
      <DoctorCardSkeleton />
    </li>
  ),
};

export const RightToLeft: Story = { ...HindiName, parameters: { isRightToLeft: true } };
