import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, type within, userEvent, waitFor } from 'storybook/test';
import { DemoCardForm } from '../../../src/components/payments/DemoCardForm/DemoCardForm.tsx';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { now } from '../../fixtures/appointments.ts';

const meta = {
  component: DemoCardForm,
  args: {
    holder: 'Meera Nair',
    now,
    isPaying: false,
    onCard: fn(),
    children: <Button type="submit">Pay $75.00</Button>,
  },
  render: (args) => <DemoCardForm key={args.holder} {...args} />,
} satisfies Meta<typeof DemoCardForm>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const number = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Card number' });
const expiry = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Expiry' });
const cvc = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'CVC' });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo: no real money')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveValue('Meera Nair');
    await expect(number(canvas)).toHaveAttribute('autocomplete', 'cc-number');
    await expect(number(canvas)).toHaveAttribute('inputmode', 'numeric');
    await expect(expiry(canvas)).toHaveAttribute('autocomplete', 'cc-exp');
    await expect(cvc(canvas)).toHaveAttribute('autocomplete', 'cc-csc');
  },
};

export const TypedIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(number(canvas), '4242424242424242');
    await expect(number(canvas)).toHaveValue('4242 4242 4242 4242');
    await userEvent.tab();
    await userEvent.keyboard('829');
    await expect(expiry(canvas)).toHaveValue('08 / 29');
    await userEvent.tab();
    await userEvent.keyboard('1234');
    await expect(cvc(canvas)).toHaveValue('123');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCard).toHaveBeenCalledOnce();
    await expect(args.onCard).toHaveBeenCalledWith('demo-card-ok');
  },
};

export const TestCardFilledIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /9995/ }));
    await expect(number(canvas)).toHaveValue('4000 0000 0000 9995');
    await expect(expiry(canvas)).toHaveValue('11 / 28');
    await send(canvas);
    await expect(args.onCard).toHaveBeenCalledOnce();
    await expect(args.onCard).toHaveBeenCalledWith('demo-card-insufficient-funds');
  },
};

export const SentEmpty: Story = {
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(number(canvas)).toHaveAccessibleDescription('Card number is required');
    await expect(expiry(canvas)).toHaveAccessibleDescription('Expiry is required');
    await expect(cvc(canvas)).toHaveAccessibleDescription('CVC is required');
    await waitFor(() => expect(number(canvas)).toHaveFocus());
    await expect(args.onCard).not.toHaveBeenCalled();
  },
};

export const AnotherCard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(number(canvas), '5555555555554444');
    await userEvent.type(expiry(canvas), '1026');
    await userEvent.type(cvc(canvas), '123');
    await send(canvas);
    await expect(number(canvas)).toHaveAccessibleDescription('Use one of the demo’s test cards');
    await expect(expiry(canvas)).toHaveAccessibleDescription('This card has expired');
    await expect(args.onCard).not.toHaveBeenCalled();
  },
};

export const Paying: Story = {
  args: {
    isPaying: true,
    children: (
      <Button type="submit" isPending>
        Pay $75.00
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /4242/ }));
    await userEvent.type(cvc(canvas), '{Enter}');
    await expect(args.onCard).not.toHaveBeenCalled();
  },
};

/** The card number is never sent, and the field is cleared after the attempt. */
export const NothingLeavesIt: Story = {
  render: function Trying(args) {
    const [isPaying, setIsPaying] = useState(false);
    return (
      <>
        <DemoCardForm
          {...args}
          isPaying={isPaying}
          onCard={(token) => {
            args.onCard(token);
            setIsPaying(true);
          }}
        />
        <Button onPress={() => setIsPaying(false)}>The try is over</Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const fetched = spyOn(globalThis, 'fetch');
    const logged = (['log', 'warn', 'error'] as const).map((way) => spyOn(console, way));
    await userEvent.click(canvas.getByRole('button', { name: /0002/ }));
    await send(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'The try is over' }));
    await expect(number(canvas)).toHaveValue('');
    await expect(cvc(canvas)).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveValue('Meera Nair');

    const told = JSON.stringify([
      args.onCard,
      fetched.mock.calls,
      logged.map(({ mock }) => mock.calls),
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      document.cookie,
    ]);
    await expect(told).not.toMatch(/4000[\s%20-]*0000/);
    await expect(args.onCard).toHaveBeenCalledOnce();
    await expect(args.onCard).toHaveBeenCalledWith('demo-card-declined');
  },
};

export const Hindi: Story = { args: { holder: 'मीरा नायर' } };
