import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceNote } from '../../../src/components/booking/PriceNote/PriceNote.tsx';
import { appointmentType } from '../../../src/contract/place.ts';
import { consultationPrices } from '../../../src/domain/payments/money.ts';

const meta = {
  component: PriceNote,
  argTypes: { type: { options: appointmentType.options, control: 'radio' } },
  args: { type: 'in-person', price: consultationPrices['in-person'], doctorName: 'Dr. Krishnan' },
} satisfies Meta<typeof PriceNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPerson: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You pay $100 at the visit. Ask the clinic if it takes cash, card or UPI.'),
    ).toBeVisible();
  },
};

export const ByPhone: Story = {
  args: { type: 'phone', price: consultationPrices.phone },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/You pay \$35 to Dr\. Krishnan directly/);
    await expect(note).not.toHaveTextContent('cash');
  },
};
