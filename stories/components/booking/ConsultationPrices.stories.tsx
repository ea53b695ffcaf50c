import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsultationPrices } from '../../../src/components/booking/ConsultationPrices/ConsultationPrices.tsx';

const meta = {
  component: ConsultationPrices,
} satisfies Meta<typeof ConsultationPrices>;

export default meta;

export const PerSession: StoryObj<typeof meta> = {};
