import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { useValidatedForm } from '../../../src/ui/forms/Form/use-validated-form.ts';
import { TextField } from '../../../src/ui/forms/TextField/TextField.tsx';
import { FormDialog } from '../../../src/ui/overlays/FormDialog/FormDialog.tsx';

const schema = z.object({ name: z.string().check(z.minLength(1, 'Enter a name')) });

const meta = {
  component: FormDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: 'Name this place',
    description: 'Only you can see the name.',
    formProps: { ref: { current: null }, onSubmit: fn() },
    isSubmitting: false,
    error: null,
    cancelLabel: 'Cancel',
    submitLabel: 'Save',
    onClose: fn(),
    children: null,
  },
  render: function Naming(args) {
    const { field, formProps } = useValidatedForm({
      schema,
      initial: { name: '' },
      isSubmitting: args.isSubmitting,
      onValid: fn(),
    });
    return (
      <FormDialog {...args} formProps={formProps}>
        <TextField label="Name" {...field('name')} />
      </FormDialog>
    );
  },
} satisfies Meta<typeof FormDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('Enter a name');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dangerous: Story = {
  args: {
    title: 'Delete this place?',
    cancelLabel: 'Keep it',
    submitLabel: 'Delete',
    isDangerous: true,
    intro: <p>Your visits stay.</p>,
    aside: <p>You can add it again later.</p>,
  },
};

export const Saving: Story = {
  args: { isSubmitting: true },
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = { args: { error: 'You are offline.' } };
