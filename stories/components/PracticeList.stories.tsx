import type { Meta, StoryObj } from '@storybook/react-vite';
import { PracticeList } from '../../src/components/PracticeList/PracticeList.tsx';
import { ananya, newDoctor } from '../fixtures/doctors.ts';

const meta = {
  title: 'components/Doctors/PracticeList',
  id: 'components-practicelist',
  component: PracticeList,
  args: { doctor: ananya },
} satisfies Meta<typeof PracticeList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllKnown: Story = {};

export const OnlyExperienceKnown: Story = { args: { doctor: newDoctor } };

export const NoHospital: Story = { args: { doctor: { ...ananya, hospital: undefined } } };
