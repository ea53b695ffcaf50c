import type { Meta, StoryObj } from '@storybook/react-vite';
import { EducationList } from '../../../src/components/doctors/EducationList/EducationList.tsx';
import { ananya } from '../../fixtures/doctors.ts';

const meta = {
  component: EducationList,
  args: { education: ananya.education },
} satisfies Meta<typeof EducationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDegrees: Story = {};

export const DegreeWithoutAPlace: Story = { args: { education: ['MBBS'] } };
