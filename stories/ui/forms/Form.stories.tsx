import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { Form } from '../../../src/ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../src/ui/forms/Form/use-validated-form.ts';
import { TextField } from '../../../src/ui/forms/TextField/TextField.tsx';

const schema = z.object({
  hospital: z.string().check(z.minLength(1, 'The hospital is required')),
  department: z.string().check(z.minLength(1, 'The department is required')),
});

interface VisitFormProps {
  serverErrors?: Record<string, string>;
  isSubmitting: boolean;
  onValid: (values: z.infer<typeof schema>) => void;
}

function VisitForm(props: VisitFormProps) {
  const { field, formProps } = useValidatedForm({
    schema,
    initial: { hospital: '', department: '' },
    ...props,
  });
  return (
    <Form formProps={formProps}>
      <TextField label="Hospital" {...field('hospital')} />
      <TextField label="Department" {...field('department')} />
      <Button type="submit" isPending={props.isSubmitting}>
        Send
      </Button>
    </Form>
  );
}

const meta = {
  component: VisitForm,
  args: { isSubmitting: false, onValid: fn() },
} satisfies Meta<typeof VisitForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hospital' }), 'Vasanth');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Department' }), 'ENT{Enter}');
    await expect(args.onValid).toHaveBeenCalledWith({ hospital: 'Vasanth', department: 'ENT' });
  },
};

export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('The hospital is required')).toBeVisible();
    await expect(canvas.getByText('The department is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Hospital' })).toHaveFocus());
    await expect(args.onValid).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  args: { serverErrors: { department: 'This hospital has no such department' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Department' })).toHaveFocus());
  },
};

export const Submitting: Story = { args: { isSubmitting: true } };
