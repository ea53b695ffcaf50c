import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceNote } from '../../../src/components/booking/PriceNote/PriceNote.tsx';

const meta = {
  component: PriceNote,
} satisfies Meta<typeof PriceNote>;

export default meta;

export const BesideAPrice: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const note = canvas.getByText(/You pay the doctor directly at the visit/);
    await expect(note).toHaveTextContent('cash, card or UPI');
    const sentences = note.textContent.split('. ');
    await expect(sentences.filter((sentence) => sentence.split(' ').length > 20)).toEqual([]);
  },
};
