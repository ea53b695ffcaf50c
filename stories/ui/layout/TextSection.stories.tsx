import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextSection } from '../../../src/ui/layout/TextSection/TextSection.tsx';

const meta = {
  component: TextSection,
  args: {
    id: 'visits',
    title: 'Visits',
    children: (
      <>
        <p>All times are in India Standard Time, wherever you are.</p>
        <ul>
          <li>An appointment is a request until the doctor accepts it.</li>
          <li>You or the doctor can cancel an appointment before the visit.</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof TextSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ParagraphAndList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Visits' })).toHaveAttribute('id', 'visits');
  },
};

export const InHindi: Story = {
  args: {
    title: 'मुलाक़ातें',
    children: <p>बुकिंग तब तक एक अनुरोध है जब तक डॉक्टर उसे स्वीकार नहीं करते।</p>,
  },
};
