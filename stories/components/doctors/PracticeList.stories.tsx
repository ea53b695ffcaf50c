import type { Meta, StoryObj } from '@storybook/react-vite';
import { PracticeList } from '../../../src/components/doctors/PracticeList/PracticeList.tsx';
import { ananya, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: PracticeList,
  args: { doctor: ananya },
} satisfies Meta<typeof PracticeList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllKnown: Story = {};

export const OnlyExperienceKnown: Story = { args: { doctor: newDoctor } };

export const NoHospital: Story = { args: { doctor: { ...ananya, hospital: undefined } } };
