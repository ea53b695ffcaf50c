import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

function setUp(initial = '') {
  const onChange = vi.fn<(digits: string) => void>();
  function Held() {
    const [value, setValue] = useState(initial);
    return (
      <PhoneField
        label="Mobile number"
        value={value}
        onChange={(digits) => {
          setValue(digits);
          onChange(digits);
        }}
      />
    );
  }
  render(<Held />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  return { field, onChange, user: userEvent.setup() };
}

test('PhoneField shows a gap between the digits, but passes the digits to onChange without the gap', async () => {
  const { field, onChange, user } = setUp();
  await user.type(field, '9845021763');
  expect(field).toHaveValue('98450 21763');
  expect(onChange).toHaveBeenLastCalledWith('9845021763');
});

test('PhoneField ignores letters and an eleventh digit', async () => {
  const { field, user } = setUp();
  await user.type(field, '98a45-021 7635');
  expect(field).toHaveValue('98450 21763');
});

test.each(['+91 98450 21763', '0091-98450-21763', '098450 21763', '919845021763'])(
  'PhoneField accepts the pasted number %s',
  async (pasted) => {
    const { field, onChange, user } = setUp();
    await user.click(field);
    await user.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith('9845021763');
    expect(field).toHaveValue('98450 21763');
    expect(field.selectionStart).toBe('98450 21763'.length);
  },
);

test.each(['+971 50 123 4567', '00971 50 123 4567'])(
  'PhoneField shows the pasted number of another country %s, and does not take it for an Indian one',
  async (pasted) => {
    const { field, onChange, user } = setUp('98450');
    await user.clear(field);
    await user.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith('+971501234567');
    expect(field).toHaveValue('+971501234567');
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('+97150123456');
    await user.clear(field);
    await user.keyboard('9845021763');
    expect(onChange).toHaveBeenLastCalledWith('9845021763');
  },
);

test.each(['+91 98450 21763', '+91 (0) 98450 21763'])(
  'PhoneField accepts %s from a password manager',
  (filled) => {
    const { field, onChange } = setUp();
    fireEvent.input(field, { target: { value: filled } });
    expect(onChange).toHaveBeenLastCalledWith('9845021763');
  },
);

test('PhoneField strips and caps a typed number with a country code', async () => {
  const { field, user } = setUp();
  await user.type(field, '+971 50 123 4567');
  expect(field).toHaveValue('97150 12345');
});

test('PhoneField keeps the caret in place after a digit is inserted in the middle', async () => {
  const { field, user } = setUp('984501763');
  await user.type(field, '2', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(field).toHaveValue('98450 21763');
  expect(field.selectionStart).toBe(7);
});

test('PhoneField does not move the caret when it ignores a letter', async () => {
  const { field, user } = setUp('9845021763');
  await user.type(field, 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue('98450 21763');
  expect(field.selectionStart).toBe(3);
});

test('PhoneField deletes the digit before the gap with Backspace', async () => {
  const { field, user } = setUp('9845021763');
  await user.type(field, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(field).toHaveValue('98452 1763');
  expect(field.selectionStart).toBe(4);
});

test('PhoneField deletes the digit after the gap with Delete', async () => {
  const { field, user } = setUp('9845021763');
  await user.type(field, '{Delete}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue('98450 1763');
});

test.each(['+९१ ९८४५० २१७६३', '৯৮৪৫০২১৭৬৩', '۹۸۴۵۰ ۲۱۷۶۳'])(
  'PhoneField converts the digits of %s to ASCII on paste',
  async (pasted) => {
    const { field, onChange, user } = setUp();
    await user.click(field);
    await user.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith('9845021763');
    expect(field).toHaveValue('98450 21763');
  },
);

test('PhoneField keeps the caret in place after a Devanagari digit is typed in the middle', async () => {
  const { field, user } = setUp('984501763');
  await user.type(field, '२', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(field).toHaveValue('98450 21763');
  expect(field.selectionStart).toBe(7);
});
