import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Form } from './Form.tsx';
import { useValidatedForm } from './use-validated-form.ts';

const roles = [
  { value: 'patient', label: 'Patient' },
  { value: 'doctor', label: 'Doctor' },
] as const;

const schema = z.object({
  phone: z.string(),
  password: z.string(),
  role: z.string(),
  remember: z.boolean(),
});
const onValid = vi.fn<(values: z.infer<typeof schema>) => void>();

function EntryForm() {
  const { field, formProps } = useValidatedForm({
    schema,
    initial: { phone: '', password: '', role: 'patient', remember: false },
    isSubmitting: false,
    onValid,
  });
  const { value: isRemembered, ...remember } = field('remember');
  return (
    <Form formProps={formProps}>
      <RadioGroup label="I am a" options={roles} {...field('role')} />
      <PhoneField label="Mobile number" {...field('phone')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Checkbox isSelected={isRemembered} {...remember}>
        Remember me
      </Checkbox>
      <Button type="submit">Login</Button>
    </Form>
  );
}

let container: HTMLElement;
let root: Root | undefined;

const input = (selector: string) => {
  const found = container.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
};
const submitButton = () => container.querySelector<HTMLButtonElement>('button[type="submit"]');

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, <EntryForm />);
  });
}

beforeEach(() => {
  onValid.mockClear();
  container = document.createElement('div');
  container.innerHTML = renderToString(<EntryForm />);
  document.body.append(container);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
});

test('a form keeps and submits values that were entered before hydration', async () => {
  input('input[type="tel"]').value = '9876543210';
  input('input[type="password"]').value = 'demo1234';
  input('input[value="doctor"]').click();
  input('input[type="checkbox"]').click();
  await hydrate();
  expect(input('input[type="tel"]').value).toBe('98765 43210');
  expect(input('input[type="password"]').value).toBe('demo1234');
  expect(input('input[value="doctor"]').checked).toBe(true);
  expect(input('input[type="checkbox"]').checked).toBe(true);
  await act(async () => submitButton()?.click());
  expect(onValid).toHaveBeenCalledExactlyOnceWith({
    phone: '9876543210',
    password: 'demo1234',
    role: 'doctor',
    remember: true,
  });
});

test('a form keeps the caret in place during hydration', async () => {
  const phone = input('input[type="tel"]');
  phone.focus();
  phone.value = '98765';
  phone.setSelectionRange(2, 2);
  await hydrate();
  expect(document.activeElement).toBe(phone);
  expect(phone.selectionStart).toBe(2);
});

test('a form disables the submit button until hydration, and explains why', async () => {
  expect(submitButton()?.disabled).toBe(true);
  expect(container.textContent).toContain('Almost ready. We keep what you type.');
  await hydrate();
  expect(submitButton()?.disabled).toBe(false);
  expect(container.textContent).not.toContain('Almost ready');
});
