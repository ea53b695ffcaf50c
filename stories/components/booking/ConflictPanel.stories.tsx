import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import {
  ConflictPanel,
  type ConflictPanelProps,
} from '../../../src/components/booking/ConflictPanel/ConflictPanel.tsx';
import { TextField } from '../../../src/ui/forms/TextField/TextField.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: ConflictPanel,
  parameters: { docs: { story: { inline: false } } },
  args: {
    date: '2026-11-25',
    time: '10:30',
    nearest: [
      { date: '2026-11-25', time: '10:00' },
      { date: '2026-11-25', time: '11:30' },
      { date: '2026-11-25', time: '12:00' },
    ],
    onSlotSelect: fn(),
  },
} satisfies Meta<typeof ConflictPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NearestOffered: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Wed 25 Nov, 11:30 am' }));
    await expect(args.onSlotSelect).toHaveBeenCalledWith({ date: '2026-11-25', time: '11:30' });
  },
};

function LostWhileTyping(props: ConflictPanelProps) {
  const [isLost, setIsLost] = useState(false);
  return (
    <>
      <TextField label="Notes" value="" onChange={() => setIsLost(true)} />
      {isLost && <ConflictPanel {...props} />}
    </>
  );
}

/** Someone else books the time while the patient writes. */
export const KeepsTheFocus: Story = {
  args: { keepsFocus: true },
  render: (args) => <LostWhileTyping {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'A');
    await expect(canvas.getByRole('alert')).toHaveTextContent('10:30 am was just taken');
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  },
};

export const OffersOnOtherDays: Story = {
  args: {
    nearest: [
      { date: '2026-11-27', time: '14:00' },
      { date: '2026-11-30', time: '10:30' },
    ],
  },
};

export const NothingFreeNearby: Story = { args: { nearest: [] } };

export const WithoutNotes: Story = {
  args: { hasNotes: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('notes');
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { ...NearestOffered, decorators: [rightToLeft] };
