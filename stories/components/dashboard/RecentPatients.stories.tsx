import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentPatients } from '../../../src/components/dashboard/RecentPatients/RecentPatients.tsx';
import {
  arjun,
  hindiNamed,
  imran,
  joseph,
  kavya,
  longNamed,
  sunita,
} from '../../fixtures/doctor-day.ts';

const meta = {
  component: RecentPatients,
  args: {
    patients: [joseph, sunita, imran, kavya, arjun],
    messageHref: (id) => `#messages-${id}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentPatients>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FivePatients: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Joseph D’Souza, messages' })).toHaveAttribute(
      'href',
      '#messages-patient-joseph',
    );
  },
};

export const OnePatient: Story = { args: { patients: [joseph] } };

export const LongAndHindiNames: Story = { args: { patients: [longNamed, hindiNamed, joseph] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
