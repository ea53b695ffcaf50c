import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListingHint } from '../../../src/components/dashboard/ListingHint/ListingHint.tsx';
import { ananya, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: ListingHint,
  args: {
    doctor: { ...newDoctor, specialty: '' },
    accountHref: '#user',
    onManageSchedule: fn(),
  },
} satisfies Meta<typeof ListingHint>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingFilledIn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '#user',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Set your hours' }));
    await expect(args.onManageSchedule).toHaveBeenCalledOnce();
  },
};

export const NoHours: Story = { args: { doctor: newDoctor } };

export const NoSpecialty: Story = { args: { doctor: { ...ananya, specialty: '' } } };
