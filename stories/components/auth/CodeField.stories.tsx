import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  CodeField,
  type CodeFieldProps,
} from '../../../src/components/auth/CodeField/CodeField.tsx';

function Controlled({ onChange, ...props }: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (code: string) => {
    setValue(code);
    onChange(code);
  };
  return <CodeField {...props} value={value} onChange={change} />;
}

const meta = {
  component: CodeField,
  args: { name: 'code', value: '', onChange: fn(), error: undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};

export const ARecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Recovery code/ }), 'ABCDE-FGH2J');
    await expect(args.onChange).toHaveBeenLastCalledWith('ABCDE-FGH2J');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the code from the app' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6);
  },
};

export const WithoutRecoveryCodes: Story = { args: { isAppOnly: true } };

export const WrongCode: Story = {
  args: { value: '123456', error: 'This code is incorrect or was used before.' },
};
