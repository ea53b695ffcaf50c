import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CalendarAddress } from '../../../src/components/account/CalendarAddress/CalendarAddress.tsx';

const meta = {
  component: CalendarAddress,
  args: {
    address: 'https://app.example.com/api/calendar/kJ3vXq0ZbT7mWcR5sYpLhN2uEoAiGdF8xQzVtB1nC4M.ics',
    onCopy: fn(),
  },
} satisfies Meta<typeof CalendarAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.address)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      args.address.replace('https', 'webcal'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
