import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoAuthenticator } from '../../demo/phones/DemoAuthenticator.tsx';

const meta = { component: DemoAuthenticator } satisfies Meta<typeof DemoAuthenticator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoKeyYet: Story = {
  args: { codes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const OneKey: Story = {
  args: { codes: [{ accountId: 'meera', name: 'Meera Nair', smsCode: null, code: '407112' }] },
  play: async ({ canvas }) => {
    const fill = canvas.getByRole('button', { name: 'Fill in the code' });
    await expect(fill.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const AllCodesUsed: Story = {
  args: { codes: [{ accountId: 'meera', name: 'Meera Nair', code: null, smsCode: null }] },
};
