import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Eyebrow, SectionHeading } from '../../../src/ui/layout/SectionHeading/SectionHeading.tsx';

const meta = {
  component: SectionHeading,
  args: { id: 'section', eyebrow: 'Specialists', children: "Choose Doctor's Expertise" },
} satisfies Meta<typeof SectionHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      "Choose Doctor's Expertise",
    );
  },
};

export const LongAndHindi: Story = {
  args: { eyebrow: 'विशेषज्ञ', children: 'अपने लिए सही विशेषज्ञ डॉक्टर चुनें, अपने घर के पास' },
};

export const WordAloneOnADeepBand: Story = {
  render: () => (
    <div style={{ padding: 24, background: 'var(--color-deep)' }}>
      <Eyebrow ground="deep">About CareSetu</Eyebrow>
    </div>
  ),
};
