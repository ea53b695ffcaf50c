import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardFormIntro } from '../../../src/components/shared/CardFormIntro/CardFormIntro.tsx';

const meta = {
  component: CardFormIntro,
  args: {
    digits: '424242424242',
    name: 'Meera Nair',
    expiry: '0829',
    children: 'Your card number goes straight to the payment provider. CareSetu does not store it.',
  },
} satisfies Meta<typeof CardFormIntro>;

export default meta;

type Story = StoryObj<typeof meta>;

export const StraightToTheProvider: Story = {};

export const Hindi: Story = {
  args: { name: 'मीरा नायर', children: 'कार्ड नंबर सीधे भुगतान सेवा को जाता है।' },
};
