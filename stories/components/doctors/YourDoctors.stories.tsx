import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { YourDoctors } from '../../../src/components/doctors/YourDoctors/YourDoctors.tsx';
import { nextTimes } from '../../fixtures/next-times.tsx';
import { farah, gill, hindiNamedDoctor, longNamedDoctor, raghav } from '../../fixtures/doctors.ts';

const meta = {
  component: YourDoctors,
  args: {
    doctors: [farah, gill, raghav],
    bookHref: (id) => `#book-${id}`,
    nextTimes: () => nextTimes,
  },
} satisfies Meta<typeof YourDoctors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDoctors: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Book again with Dr. Farah Qureshi' }),
    ).toHaveAttribute('href', `#book-${farah.id}`);
    await expect(canvas.getAllByRole('link', { name: /^Book again/ })).toHaveLength(3);
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
