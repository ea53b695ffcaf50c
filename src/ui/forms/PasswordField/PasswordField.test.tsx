import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

function setUp() {
  render(
    <PasswordField
      label="Password"
      value="demo1234"
      autoComplete="current-password"
      onChange={vi.fn<(value: string) => void>()}
    />,
  );
  return userEvent.setup();
}

test('PasswordField toggles the visibility of the password', async () => {
  const user = setUp();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show characters, Password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide characters, Password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('PasswordField sets autocomplete for password managers', () => {
  setUp();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});
