import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { YourDoctors } from '../../../src/components/doctors/YourDoctors/YourDoctors.tsx';
import { readyFreeDays } from '../../fixtures/free-days.ts';
import { farah, gill, hindiNamedDoctor, longNamedDoctor, raghav } from '../../fixtures/doctors.ts';

const meta = {
  component: YourDoctors,
  args: {
    doctors: [farah, gill, raghav],
    now: new Date('2026-11-21T04:30:00Z'),
    freeTimes: {
      [farah.id]: readyFreeDays,
      [gill.id]: { status: 'loading' },
      [raghav.id]: { status: 'ready', data: [] },
    },
    bookHref: (id, slot) => `#book-${id}${slot ? `-${slot.date}-${slot.time}` : ''}`,
  },
} satisfies Meta<typeof YourDoctors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDoctors: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Book again with Dr. Farah Qureshi' }),
    ).toHaveAttribute('href', `#book-${farah.id}`);
    await expect(
      canvas.getByRole('link', { name: 'Book Today, 4:30 pm with Dr. Farah Qureshi' }),
    ).toHaveAttribute('href', `#book-${farah.id}-2026-11-21-16:30`);
    await expect(canvas.getByText('No free time in the next 14 days')).toBeVisible();
  },
};

export const OneTakesNoVisits: Story = {
  args: { doctors: [{ ...farah, takesVisits: false }, gill] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Book again/ })).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: /Farah Qureshi/ })).toBeNull();
  },
};

export const OneDoctor: Story = { args: { doctors: [gill] } };

export const LongAndHindiNames: Story = { args: { doctors: [longNamedDoctor, hindiNamedDoctor] } };
