import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { appStory, mainWith, timeoutOptions, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/freelancers/freelancer-ramesh-pawar/book' },
  globals: { role: 'patient' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HireAHelperAndPay: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Choose a time and place', async () => {
      const main = await mainWith(canvas, 'Book a queue helper');
      for (const name of [/Date/, /Start time/]) {
        await userEvent.click(await main.findByRole('combobox', { name }, timeoutOptions));
        const options = await screen.findAllByRole('option', undefined, timeoutOptions);
        if (options[2]) await userEvent.click(options[2]);
      }
      await userEvent.click(main.getByLabelText('Hospital name'));
      await userEvent.paste('Setubandh Hospital');
      await userEvent.click(main.getByLabelText('Department'));
      await userEvent.paste('Cardiology OPD');
      await userEvent.click(main.getByRole('button', { name: 'Continue to payment' }));
    });
    await step('Pay with a test card', async () => {
      const main = await mainWith(canvas, 'Payment');
      await userEvent.click(await main.findByRole('button', { name: /4242/ }, timeoutOptions));
      await userEvent.type(main.getByLabelText('Name on card'), 'Meera Nair');
      await userEvent.click(main.getByRole('button', { name: /^Pay \$/ }));
    });
    await step('The helper is booked', async () => {
      await mainWith(canvas, 'Ramesh is booked');
      for (const close of canvas.queryAllByRole('button', { name: 'Close notification' }))
        await userEvent.click(close);
      await waitFor(() => expect(canvas.queryByText('Payment successful')).toBeNull());
    });
  },
};
