import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageText } from '../../../src/components/messages/MessageText/MessageText.tsx';

const meta = {
  component: MessageText,
  args: { text: 'Good to know. Let us do a check-up on Wednesday.' },
} satisfies Meta<typeof MessageText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const SeveralLines: Story = {
  args: { text: 'Morning: 120/80\nEvening: 126/84\n\nShall I keep the same dose?' },
  play: async ({ canvas }) => {
    const lines = canvas.getByText(/Morning/);
    await expect(lines.getBoundingClientRect().height).toBeGreaterThan(80);
  },
};

export const WithALink: Story = {
  args: { text: 'The diet chart is at https://care.example/diet-chart?for=bp. Please read it.' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'https://care.example/diet-chart?for=bp, opens in a new tab',
    });
    await expect(link).toHaveAttribute('href', 'https://care.example/diet-chart?for=bp');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  },
};

export const SuspiciousLinks: Story = {
  args: {
    text: 'javascript:alert(1) https://bank.example@evil.example/ data:text/html,<b>hello</b>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/<b>hello<\/b>/)).toBeVisible();
  },
};

export const LongWord: Story = {
  args: { text: `https://care.example/${'report-'.repeat(60)}` },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link').ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Hindi: Story = {
  args: { text: 'नमस्ते। रिपोर्ट यहाँ है: https://care.example/report।\nबुधवार को मिलते हैं।' },
};

export const RightToLeft: Story = {
  args: { text: 'رپورٹ یہاں ہے: https://care.example/report\nThank you.' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Thank you/)).direction).toBe('rtl');
  },
};
