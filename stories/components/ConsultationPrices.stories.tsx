import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsultationPrices } from '../../src/components/ConsultationPrices/ConsultationPrices.tsx';

const meta = {
  title: 'components/Booking/ConsultationPrices',
  id: 'components-consultationprices',
  component: ConsultationPrices,
} satisfies Meta<typeof ConsultationPrices>;

export default meta;

export const PerSession: StoryObj<typeof meta> = {};
