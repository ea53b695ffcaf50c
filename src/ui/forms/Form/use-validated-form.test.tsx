import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useValidatedForm } from './use-validated-form.ts';

const body = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  city: z.string().check(z.minLength(3, 'City is too short')),
});

interface PlaceFormProps {
  onValid: (values: z.infer<typeof body>) => void;
  isSubmitting?: boolean;
  serverErrors?: Record<string, string>;
}

function PlaceForm({ onValid, isSubmitting = false, serverErrors }: PlaceFormProps) {
  const { field, formProps } = useValidatedForm({
    schema: body,
    initial: { name: '', city: '' },
    isSubmitting,
    serverErrors,
    onValid,
  });
  return (
    <Form formProps={formProps}>
      <TextField label="Name" {...field('name')} />
      <TextField label="City" {...field('city')} />
      <Button type="submit" isPending={isSubmitting}>
        Send
      </Button>
    </Form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const city = () => screen.getByRole('textbox', { name: 'City' });

test('a form shows no errors before it is submitted', async () => {
  render(<PlaceForm onValid={vi.fn<PlaceFormProps['onValid']>()} />);
  await userEvent.type(city(), 'P');
  await userEvent.tab();
  expect(city()).toBeValid();
});

test('a form passes the parsed values to onValid', async () => {
  const onValid = vi.fn<PlaceFormProps['onValid']>();
  render(<PlaceForm onValid={onValid} />);
  await userEvent.type(name(), ' Meera ');
  await userEvent.type(city(), 'Pune{Enter}');
  expect(onValid).toHaveBeenCalledExactlyOnceWith({ name: 'Meera', city: 'Pune' });
});

test('a form shows errors on submit and focuses the first invalid field', async () => {
  const onValid = vi.fn<PlaceFormProps['onValid']>();
  render(<PlaceForm onValid={onValid} />);
  await userEvent.type(name(), 'Meera');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(name()).toBeValid();
  expect(city()).toHaveAccessibleDescription('City is too short');
  expect(city()).toHaveFocus();
  expect(onValid).not.toHaveBeenCalled();
});

test("a form removes a field's error when the field becomes valid, and leaves the other errors", async () => {
  render(<PlaceForm onValid={vi.fn<PlaceFormProps['onValid']>()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(city(), 'Pu');
  expect(city()).toBeInvalid();
  await userEvent.type(city(), 'n');
  expect(city()).toBeValid();
  expect(name()).toBeInvalid();
});

test('a form focuses the first invalid field on each submit', async () => {
  render(<PlaceForm onValid={vi.fn<PlaceFormProps['onValid']>()} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  await userEvent.click(send);
  expect(name()).toHaveFocus();
});

test('a form is not submitted while a submission is pending', async () => {
  const onValid = vi.fn<PlaceFormProps['onValid']>();
  render(<PlaceForm onValid={onValid} isSubmitting />);
  await userEvent.type(name(), 'Meera');
  await userEvent.type(city(), 'Pune{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(onValid).not.toHaveBeenCalled();
});

test('a form shows a server error until its field is edited, and again if the server rejects the field again', async () => {
  const onValid = vi.fn<PlaceFormProps['onValid']>();
  const refusal = { name: 'Somebody has this name' };
  const { rerender } = render(<PlaceForm onValid={onValid} serverErrors={refusal} />);
  expect(name()).toHaveAccessibleDescription('Somebody has this name');
  expect(name()).toHaveFocus();
  await userEvent.type(name(), 'M');
  expect(name()).toBeValid();

  rerender(<PlaceForm onValid={onValid} isSubmitting serverErrors={{}} />);
  expect(name()).toBeValid();
  rerender(<PlaceForm onValid={onValid} serverErrors={refusal} />);
  expect(name()).toBeInvalid();
});

test('a form can move focus to an invalid select', async () => {
  function VisitForm() {
    const { field, formProps } = useValidatedForm({
      schema: z.object({ day: z.string().check(z.minLength(1, 'Day is required')) }),
      initial: { day: '' },
      isSubmitting: false,
      onValid: vi.fn<() => void>(),
    });
    return (
      <Form formProps={formProps}>
        <Select label="Day" options={[{ value: 'mon', label: 'Monday' }]} {...field('day')} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  render(<VisitForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const day = screen.getByRole('combobox', { name: 'Day' });
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription('Day is required');
});
